import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { sessionHint } from "../lib/hint";
import { kept, OPEN_TALK } from "../lib/storage";
import { heldBy, somebodyWaits } from "../test-support/desk";
import { isHere } from "../test-support/people";
import { aQueue } from "../test-support/queue";
import { show } from "../test-support/render";
import { server } from "../test-support/server";
import { instant, store } from "../test-support/store";
import { putConversation } from "../test-support/stored";
import { ListenerBars } from "./guarded/ListenerBars";
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

const bar = (name: string) => screen.findByRole("complementary", { name });
/** What stands in the same place at the lower edge of the window, where none covers another. */
const besideOneAnother = ([first]: readonly HTMLElement[]): readonly Element[] => [
  ...(first?.parentElement?.children ?? []),
];

it("a listener who waits for another one has both bars, side by side", async () => {
  server.answers("readQueue", aQueue());
  sessionHint.set(uid);
  sessionHint.setListener(uid, true);
  kept.set(OPEN_TALK, "yes");
  putConversation(uid);
  open("/settings");
  const [own, listeners] = [await bar("Your chat"), await bar("Mine")];
  expect(own.textContent).toContain("You are waiting for a listener.");
  expect(besideOneAnother([own, listeners])).toEqual([own, listeners]);
});

it("a ringing call is shown below the bar of who waits for the listener, and does not cover it", async () => {
  vi.stubGlobal(
    "AudioContext",
    class {
      readonly state = "suspended";
      readonly close = () => Promise.resolve();
    },
  );
  server.answers("takeCalls", {});
  store.put(`callListeners/${uid}`, { on: true });
  store.put("calls/call-1", {
    customerId: "bina",
    alias: "Kind River 2",
    locale: "te",
    volunteerId: uid,
    status: "ringing",
    allowance: "free",
    maxSeconds: 900,
    startedAt: instant(Date.now()),
    ringUntil: instant(Date.now() + 45_000),
    answeredAt: null,
    endsAt: null,
    endedAt: null,
    endedBy: null,
    tried: [],
  });
  show(
    <>
      <h1>Home</h1>
      <ListenerBars />
    </>,
    { at: "/volunteer-home" },
  );
  const found = [await bar("Mine"), await bar("Kind River 2 is calling")];
  expect(besideOneAnother(found)).toEqual(found);
});
