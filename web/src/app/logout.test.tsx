import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { keepDraft, readDraft } from "../conversation/drafts";
import { outboxOf } from "../conversation/outboxes";
import { stored } from "../lib/storage";
import { accounts, guestIsHere, isHere } from "../test-support/people";
import { show } from "../test-support/render";
import { server } from "../test-support/server";
import { store } from "../test-support/store";
import { putConversation } from "../test-support/stored";
import { useSession } from "../lib/session";
import { logoutPublic, logoutToLogin, logoutVolunteer } from "./logout";

const Here = () => <p>{useSession().claims.volunteer ? "a listener" : "nobody"}</p>;

async function comes(claims: { readonly volunteer?: boolean }) {
  vi.spyOn(location, "assign").mockImplementation(() => undefined);
  const uid = await isHere({ claims });
  return { uid, user: show(<Here />) };
}

describe("a logout", () => {
  it("of a listener sets them away before the session ends, so that nobody is offered to them", async () => {
    await comes({ volunteer: true });
    await screen.findByText("a listener");
    const answer = server.isSlow("setAvailability", { availability: "away", restUntil: null, stretch: 0 });
    const out = logoutVolunteer();
    await waitFor(() => expect(server.asked("setAvailability")).toEqual([{ availability: "away", beat: true }]));
    expect(accounts.whoIsHere()).not.toBeNull();
    answer();
    await out;
    expect(accounts.whoIsHere()).toBeNull();
  });

  it("works without a network, and asks nothing of anybody else", async () => {
    await comes({ volunteer: true });
    await screen.findByText("a listener");
    server.isUnreachable("setAvailability");
    await logoutVolunteer();
    expect(accounts.whoIsHere()).toBeNull();
    const asked = server.asked("setAvailability").length;
    await isHere({});
    await screen.findByText("nobody");
    await logoutVolunteer();
    expect(server.asked("setAvailability")).toHaveLength(asked);
  });
});

describe("a logout that would lose unsent text", () => {
  const WORDS = "Something you wrote has not been sent or saved. If you log out, it is deleted from this device.";
  const anyway = () => screen.findByRole("button", { name: "Log out and delete it" });

  it.each([
    ["of a customer", logoutToLogin],
    ["on a public page", logoutPublic],
    ["of a listener", logoutVolunteer],
  ])("asks first, and deletes the text after a yes: %s", async (_who, logout) => {
    const { uid, user } = await comes({});
    outboxOf(uid, uid).write("m1", "on its way", 1);
    await logout();
    expect(await screen.findByText(WORDS)).toBeTruthy();
    expect(accounts.whoIsHere()).toBe(uid);
    expect(outboxOf(uid, uid).list()).toHaveLength(1);
    await user.click(await anyway());
    await waitFor(() => expect(accounts.whoIsHere()).toBeNull());
    await waitFor(() => expect(stored.keys().filter((key) => key.startsWith("thodu/"))).toEqual([]));
    expect(screen.queryByText(WORDS)).toBeNull();
  });

  it("changes nothing without an answer, and asks again the next time", async () => {
    const { uid, user } = await comes({});
    keepDraft(uid, uid, "half a thought");
    await logoutToLogin();
    await screen.findByText(WORDS);
    await user.click(screen.getByRole("button", { name: "Close this message" }));
    await logoutToLogin();
    expect(await screen.findAllByText(WORDS)).toHaveLength(1);
    expect([accounts.whoIsHere(), readDraft(uid, uid)]).toEqual([uid, "half a thought"]);
  });

  it("does not ask about what somebody else has left here", async () => {
    await comes({});
    keepDraft("somebody-else", "somebody-else", "theirs");
    await logoutToLogin();
    expect(accounts.whoIsHere()).toBeNull();
    expect(readDraft("somebody-else", "somebody-else")).toBe("");
  });
});

describe("a logout in a crisis", () => {
  const WORDS =
    "You have a chat open. If you log out, it goes on in your account: a listener may write meanwhile, and you log in again to read it. If you are in danger, call 14416 (Tele-MANAS, free, day and night) or 112.";
  const crisis = { status: "waiting", risk: "crisis" } as const;
  const logOut = () => screen.findByRole("button", { name: "Log out" });

  it.each([
    ["of a customer who waits", logoutToLogin, crisis],
    ["on a public page, with a listener", logoutPublic, { ...crisis, status: "active" }],
    ["of a listener with a talk of their own", logoutVolunteer, crisis],
  ] as const)("asks first, and goes on after a yes: %s", async (_who, logout, talk) => {
    const { uid, user } = await comes({});
    putConversation(uid, talk);
    await logout();
    expect(await screen.findByText(WORDS)).toBeTruthy();
    expect(accounts.whoIsHere()).toBe(uid);
    await user.click(await logOut());
    await waitFor(() => expect(accounts.whoIsHere()).toBeNull());
    expect(screen.queryByText(WORDS)).toBeNull();
  });

  it("asks about unsent text after that", async () => {
    const { uid, user } = await comes({});
    putConversation(uid, crisis);
    keepDraft(uid, uid, "half a thought");
    await logoutToLogin();
    await user.click(await logOut());
    expect(await screen.findByRole("button", { name: "Log out and delete it" })).toBeTruthy();
    expect(accounts.whoIsHere()).toBe(uid);
  });

  it.each([
    ["once the talk is over", { ...crisis, status: "closed" }],
    ["of somebody who is not in a crisis", { status: "waiting", risk: "concern" }],
  ] as const)("asks nothing %s", async (_when, talk) => {
    const { uid } = await comes({});
    putConversation(uid, talk);
    await logoutToLogin();
    expect(accounts.whoIsHere()).toBeNull();
  });

  it("asks nothing if the server does not answer", async () => {
    const { uid } = await comes({});
    store.refuses(`conversations/${uid}`);
    await logoutToLogin();
    expect(accounts.whoIsHere()).toBeNull();
  });
});

describe("a logout of a guest", () => {
  const WORDS = /^You are here as a guest\. If you log out, your chat ends/;

  it("asks first, because the talk can't be continued; after a yes it ends for its listener too", async () => {
    vi.spyOn(location, "assign").mockImplementation(() => undefined);
    const uid = await guestIsHere();
    const user = show(<Here />);
    server.answers("endConversation", {});
    await logoutToLogin();
    expect(await screen.findByText(WORDS)).toBeTruthy();
    expect([accounts.whoIsHere(), server.asked("endConversation")]).toEqual([uid, []]);
    await user.click(screen.getByRole("button", { name: "Log out and end it" }));
    await waitFor(() => expect(accounts.whoIsHere()).toBeNull());
    await waitFor(() => expect(server.asked("endConversation")).toEqual([{ conversationId: uid }]));
    expect(screen.queryByText(WORDS)).toBeNull();
  });

  it("does not ask any more once somebody with an account is signed in", async () => {
    vi.spyOn(location, "assign").mockImplementation(() => undefined);
    await guestIsHere();
    show(<Here />);
    await logoutToLogin();
    await screen.findByText(WORDS);
    const uid = await isHere({});
    await waitFor(() => expect(screen.queryByText(WORDS)).toBeNull());
    expect(accounts.whoIsHere()).toBe(uid);
  });
});
