import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { sessionHint } from "../lib/hint";
import { heldBy, somebodyWaits } from "../test-support/desk";
import { isHere } from "../test-support/people";
import { show } from "../test-support/render";
import { store } from "../test-support/store";
import { App } from "./App";

const open = (at: string) => show(<App screenAt={() => <h1>Here</h1>} />, { at });
const bars = () => screen.queryAllByText(/is in a crisis and waits for your answer\.$/);

let uid = "";
beforeEach(async () => {
  uid = await isHere({ claims: { volunteer: true } });
  store.put("desk/current", { epoch: "epoch-0" });
  somebodyWaits("asha", { ...heldBy(uid), unreadByVolunteer: 1, lastSender: "customer", risk: "crisis" });
});

it.each(["/settings", "/notifications", "/support", "/dashboard"])(
  "a listener reads on %s that somebody in a crisis waits for them, and is led to the desk",
  async (at) => {
    sessionHint.set(uid);
    sessionHint.setListener(uid, true);
    open(at);
    await waitFor(() => expect(bars()).toHaveLength(1));
    expect(screen.getByRole("link", { name: "Open the chat" }).getAttribute("href")).toBe("/volunteer-chat");
  },
);
