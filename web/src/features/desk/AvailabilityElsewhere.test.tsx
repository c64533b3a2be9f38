import type { Availability } from "@thodu/domain/matching/availability";
import { render, screen, waitFor } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { someUid } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { AvailabilityBar } from "./AvailabilityBar";
import { useAvailability } from "./useAvailability";
import { useConduct } from "./useConduct";
import { useOwnRecord } from "./useOwnRecord";

function Bar({ uid }: { readonly uid: string }) {
  const availability = useAvailability(uid, useOwnRecord(uid));
  return <AvailabilityBar availability={availability} languages={["en"]} conduct={useConduct(uid, { conductAt: 1 })} />;
}

const open = ({ uid = someUid() } = {}) => show(<Bar uid={uid} />);
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const pressed = (name: string) => button(name).getAttribute("aria-pressed");
const answers = (availability: Availability) =>
  server.answers("setAvailability", { availability, restUntil: null, stretch: 0 });

it("is one word in two tabs: what is chosen in one holds in the other, also in one that opens later", async () => {
  const uid = someUid();
  answers("online");
  const other = new BroadcastChannel(`thodu.availability.${uid}`);
  const heard: unknown[] = [];
  other.addEventListener("message", ({ data }) => heard.push(data));
  const user = open({ uid });
  await user.click(button("Online"));
  await waitFor(() => expect(pressed("Online")).toBe("true"));
  await waitFor(() => expect(heard).toEqual(["ask", "online"]));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  other.postMessage("ask");
  await waitFor(() => expect(heard).toEqual(["ask", "online", "online"]));
  answers("busy");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  other.postMessage("busy");
  await waitFor(() => expect(pressed("Busy")).toBe("true"));
  expect(server.asked("setAvailability").at(-1)).toMatchObject({ availability: "busy" });
  expect(heard).toHaveLength(3);
  other.close();
});

it("says at once that its listener is still here when another tab of theirs leaves the desk", async () => {
  const uid = someUid();
  answers("online");
  const user = open({ uid });
  await user.click(button("Online"));
  await waitFor(() => expect(pressed("Online")).toBe("true"));
  const before = server.asked("setAvailability").length;
  const { unmount } = render(<Bar uid={uid} />, { wrapper: BrowserRouter });
  await waitFor(() => expect(server.asked("setAvailability").length).toBeGreaterThan(before));
  unmount();
  await waitFor(() => expect(server.asked("setAvailability").at(-2)).toEqual({ availability: "away" }));
  expect(server.asked("setAvailability").at(-1)).toEqual({ availability: "online" });
});
