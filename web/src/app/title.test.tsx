import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { OwnNews } from "../features/desk/OwnNews";
import { Link } from "../lib/router";
import { kept, OPEN_TALK } from "../lib/storage";
import { heldBy, somebodyWaits } from "../test-support/desk";
import { guestIsHere, isHere } from "../test-support/people";
import { show } from "../test-support/render";
import { server } from "../test-support/server";
import { instant, store } from "../test-support/store";
import { changeConversation, putConversation } from "../test-support/stored";
import { App } from "./App";
import { VolunteerCalls } from "./guarded/VolunteerCalls";

const NEWS = "● A new message for you";

beforeEach(() => {
  vi.stubGlobal(
    "AudioContext",
    class {
      readonly state = "suspended";
      readonly close = () => Promise.resolve();
    },
  );
});

const Page = () => (
  <>
    <OwnNews />
    <VolunteerCalls />
  </>
);

/** A listener away from the desk, to whom a person they hold has written. */
async function hasNews() {
  const uid = await isHere({ claims: { volunteer: true } });
  store.put("desk/current", { epoch: "epoch-0" });
  store.put(`callListeners/${uid}`, { on: true });
  server.answers("takeCalls", {});
  show(<App screenAt={() => <Page />} />, { at: "/volunteer-home" });
  somebodyWaits("asha", { ...heldBy(uid), unreadByVolunteer: 1, lastSender: "customer" });
  await waitFor(() => expect(document.title).toBe(NEWS));
  return uid;
}

const ring = (volunteerId: string): void => {
  const now = Date.now();
  store.put("calls/call-1", {
    customerId: "bina",
    alias: "Kind River 2",
    locale: "te",
    volunteerId,
    status: "ringing",
    allowance: "free",
    maxSeconds: 900,
    startedAt: instant(now),
    ringUntil: instant(now + 45_000),
    answeredAt: null,
    endsAt: null,
    endedAt: null,
    endedBy: null,
    tried: [],
  });
};

it("announces a new message beside a ringing call, and after it", async () => {
  const uid = await hasNews();
  act(() => ring(uid));
  await waitFor(() => expect(document.title).toBe(`A call is coming in · ${NEWS}`));
  act(() => ring("ravi"));
  await waitFor(() => expect(document.title).toBe(NEWS));
});

const nothingChosen = { toldUntil: null, later: null, laterTime: null };

const Screen = ({ path }: { readonly path: string }) => (
  <>
    <h1>{path}</h1>
    <Link to="/support">Onwards</Link>
  </>
);

it("announces a listener's arrival on the next page too, and shows its own name once the talk is over", async () => {
  const uid = await guestIsHere();
  putConversation(uid);
  kept.set(OPEN_TALK, "yes");
  server.answers("readQueue", {
    position: 1,
    anyone: true,
    expected: null,
    onCall: false,
    usually: [],
    ...nothingChosen,
  });
  const user = show(<App screenAt={(path) => <Screen path={path} />} />, { at: "/therapy" });
  await screen.findByText("You are waiting for a listener.");
  changeConversation(uid, { status: "active", volunteerId: "meera", claimId: "claim-1", waitingSince: null });
  await waitFor(() => expect(document.title).toBe("A listener is here · Thodu"));
  await user.click(screen.getByRole("link", { name: "Onwards" }));
  // The heading is focused after the title was set.
  await waitFor(() => expect(document.activeElement?.textContent).toBe("/support"));
  await waitFor(() => expect(document.title).toBe("A listener is here · Thodu"));
  changeConversation(uid, { status: "closed" });
  await waitFor(() => expect(document.title).toBe("Support · Thodu"));
});
