import type { Availability } from "@thodu/domain/matching/availability";
import { render, screen, waitFor } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { answers, Bar, button, openBar, pressed } from "../../../test-support/availability";
import { someUid } from "../../../test-support/people";
import { pageIs } from "../../../test-support/screen";
import { server } from "../../../test-support/server";
import { instant, store } from "../../../test-support/store";

it("is the same in two tabs: a choice in one applies in the other, also in one that opens later", async () => {
  const uid = someUid();
  answers("online");
  const other = new BroadcastChannel(`thodu.availability.${uid}`);
  const heard: unknown[] = [];
  other.addEventListener("message", ({ data }) => heard.push(data));
  const user = openBar({ uid });
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

it("reports at once that the listener is still here when another of their tabs leaves the desk", async () => {
  const uid = someUid();
  answers("online");
  const user = openBar({ uid });
  await user.click(button("Online"));
  await waitFor(() => expect(pressed("Online")).toBe("true"));
  const before = server.asked("setAvailability").length;
  const { unmount } = render(<Bar uid={uid} />, { wrapper: BrowserRouter });
  await waitFor(() => expect(server.asked("setAvailability").length).toBeGreaterThan(before));
  unmount();
  await waitFor(() => expect(server.asked("setAvailability").at(-2)).toEqual({ availability: "away", beat: true }));
  expect(server.asked("setAvailability").at(-1)).toEqual({ availability: "online", beat: true });
});

it("adopts a break that began on another device, and sends a choice made here as a choice", async () => {
  const uid = someUid();
  answers("online");
  const user = openBar({ uid });
  await user.click(button("Online"));
  await waitFor(() => expect(pressed("Online")).toBe("true"));
  expect(server.asked("setAvailability")[0]).toEqual({ availability: "online" });
  answers("away");
  pageIs("hidden");
  pageIs("visible");
  await waitFor(() => expect(pressed("Away (break)")).toBe("true"));
  expect(server.asked("setAvailability").at(-1)).toEqual({ availability: "online", beat: true });
  const before = server.asked("setAvailability").length;
  pageIs("hidden");
  pageIs("visible");
  answers("online");
  await user.click(button("Online"));
  await waitFor(() => expect(pressed("Online")).toBe("true"));
  expect(server.asked("setAvailability")[before]).toEqual({ availability: "online" });
});

it("sends a break that was chosen without a network as a choice once the network is back", async () => {
  answers("online");
  const user = openBar();
  await user.click(button("Online"));
  await waitFor(() => expect(pressed("Online")).toBe("true"));
  server.isUnreachable("setAvailability");
  await user.click(button("Away (break)"));
  await screen.findByText("No connection right now. Away (break) will be set when the network is back.");
  const before = server.asked("setAvailability").length;
  answers("away");
  pageIs("hidden");
  pageIs("visible");
  await waitFor(() => expect(pressed("Away (break)")).toBe("true"));
  for (const said of server.asked("setAvailability").slice(before)) expect(said).toEqual({ availability: "away" });
});

it("does not end a break when the languages change", async () => {
  answers("online");
  const user = openBar();
  await user.click(button("Online"));
  await waitFor(() => expect(pressed("Online")).toBe("true"));
  answers("away");
  await user.click(screen.getByRole("checkbox", { name: "Hindi" }));
  await waitFor(() => expect(pressed("Away (break)")).toBe("true"));
  expect(server.asked("setAvailability").at(-1)).toEqual({
    availability: "online",
    beat: true,
    languages: ["en", "hi"],
  });
});

it("ends a break that is ended on another device", async () => {
  const uid = someUid();
  const isNow = (availability: Availability, onBreak: boolean): void =>
    store.put(`volunteers/${uid}`, {
      email: "meera@example.com",
      approved: true,
      appliedAt: instant(1),
      availability,
      onBreak,
      seenAt: instant(Date.now()),
    });
  isNow("away", true);
  openBar({ uid });
  await waitFor(() => expect(pressed("Away (break)")).toBe("true"));
  answers("online");
  isNow("online", false);
  await waitFor(() => expect(pressed("Online")).toBe("true"));
  expect(server.asked("setAvailability").at(-1)).toEqual({ availability: "online", beat: true });
});
