import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { keepDraft, NOBODY, readDraft, writeEarly } from "../conversation/drafts";
import { outboxOf } from "../conversation/outboxes";
import { setTrusted, trusted } from "../conversation/trusted";
import { personOf, theAuth } from "../test-support/firebase/auth";
import { guestIsHere, isHere, someUid } from "../test-support/people";
import { show } from "../test-support/render";
import { server } from "../test-support/server";
import { rememberDevice } from "./device";
import { FORMS } from "./formStore";
import { sessionHint } from "./hint";
import { rememberQuickExit } from "./quickExit";
import { endSession, refreshClaims, signOut, useSession } from "./session";
import { forgetReader } from "./sessionEnd";
import { ALARM_ANSWER, AWAITED, DESK_TALK, HELP, kept, LAST_TALK, NOTE, stored, TRUSTED, WRITTEN } from "./storage";

const Here = () => {
  const { status, uid } = useSession();
  return <p>{`${status}: ${uid}`}</p>;
};
const isKnown = (status: string, uid: string | null) => screen.findByText(`${status}: ${uid}`);

/** Stores everything that a page may store of its user. */
function leaveTraces(): void {
  setTrusted({ name: "Priya", number: "+919876543210" });
  stored.set(NOTE, "theirs");
  stored.set("thodu.quickExit", "off");
  kept.set(LAST_TALK, "theirs");
  kept.set(FORMS, "theirs");
}
const traces = () => [
  trusted()?.name ?? null,
  stored.get(NOTE),
  stored.get("thodu.quickExit"),
  kept.get(LAST_TALK),
  kept.get(FORMS),
];
const ALL = ["Priya", "theirs", "off", "theirs", "theirs"];
const NONE = [null, null, null, null, null];

/** Does what the SDK does after an account was deleted, disabled, or got another password. */
const endsByItself = (): Promise<void> =>
  act(async () => {
    theAuth.become(null);
    await Promise.resolve();
  });

it("is stored as a listener’s for the next page, until it ends or somebody else signs in", async () => {
  show(<Here />);
  const uid = await isHere({ claims: { volunteer: true } });
  await waitFor(() => expect(sessionHint.isListener()).toBe(true));
  expect(stored.get("thodu.listener")).toBe(uid);
  await isHere();
  expect(sessionHint.isListener()).toBe(false);
  await isHere({ claims: { volunteer: true } });
  await waitFor(() => expect(sessionHint.isListener()).toBe(true));
  await act(signOut);
  expect([sessionHint.isListener(), stored.get("thodu.listener")]).toEqual([false, null]);
});

describe("the session of an account", () => {
  let uid = "";
  beforeEach(async () => {
    uid = await isHere();
    show(<Here />);
    await isKnown("user", uid);
    leaveTraces();
  });

  it("that ends by itself leaves nothing that the next user would see", async () => {
    await endsByItself();
    await isKnown("signed-out", null);
    expect(traces()).toEqual(NONE);
  });

  it("that ends by itself keeps unsent text for its writer, until somebody else signs in", async () => {
    keepDraft(uid, uid, "half a thought");
    await endsByItself();
    await isKnown("signed-out", null);
    await isHere({ uid });
    await isKnown("user", uid);
    expect(readDraft(uid, uid)).toBe("half a thought");
    await endsByItself();
    const other = await guestIsHere();
    await isKnown("guest", other);
    expect(readDraft(uid, uid)).toBe("");
  });

  it("that is replaced by somebody else's leaves them only what was theirs before", async () => {
    const other = someUid();
    keepDraft(uid, uid, "half a thought");
    keepDraft(NOBODY, NOBODY, "before I was known");
    keepDraft(other, other, "mine");
    await isHere({ uid: other });
    await isKnown("user", other);
    expect(traces()).toEqual(NONE);
    expect([readDraft(uid, uid), readDraft(NOBODY, NOBODY), readDraft(other, other)]).toEqual(["", "", "mine"]);
  });

  it("that goes on deletes nothing: with a new token, in a new role, when another tab checks", async () => {
    keepDraft(uid, uid, "half a thought");
    await isHere({ uid, claims: { volunteer: true } });
    await act(async () => void (await refreshClaims()));
    expect(traces()).toEqual(ALL);
    expect(readDraft(uid, uid)).toBe("half a thought");
  });

  it("that another tab has ended leaves nothing in this tab, and keeps what that tab has kept", async () => {
    stored.remove("thodu.session");
    await endsByItself();
    await isKnown("signed-out", null);
    expect(traces()).toEqual(["Priya", "theirs", "off", null, null]);
  });

  it("that another tab has replaced meanwhile leaves nothing in this tab", async () => {
    kept.set(DESK_TALK, "theirs");
    const other = someUid();
    stored.set("thodu.session", other);
    await isHere({ uid: other });
    await isKnown("user", other);
    expect([...traces().slice(3), kept.get(DESK_TALK)]).toEqual([null, null, null]);
  });

  it("that ends by a logout leaves nothing at all", async () => {
    keepDraft(uid, uid, "half a thought");
    await act(signOut);
    expect(traces()).toEqual(NONE);
    expect(stored.keys()).toEqual([]);
  });

  it("that ends so that the same person signs in again leaves all but form drafts, also notifications", async () => {
    rememberDevice(uid, "token");
    keepDraft(uid, uid, "half a thought");
    await act(endSession);
    await isKnown("signed-out", null);
    expect(traces()).toEqual(["Priya", "theirs", "off", "theirs", null]);
    expect([readDraft(uid, uid), stored.get("thodu.device")]).toEqual(["half a thought", `${uid} token`]);
    expect(server.asked("removeDevice")).toEqual([]);
    await isHere({ uid });
    await isKnown("user", uid);
    expect(trusted()?.name).toBe("Priya");
  });

  it("stays ended if its token arrives only afterwards", async () => {
    const { promise, resolve } = Promise.withResolvers<{ readonly claims: object }>();
    theAuth.become({
      ...personOf({ uid }),
      getIdTokenResult: () => promise.then(({ claims }) => ({ claims: { ...claims } })),
    });
    await endsByItself();
    await isKnown("signed-out", null);
    await act(async () => {
      resolve({ claims: {} });
      await promise;
    });
    await isKnown("signed-out", null);
    expect(stored.get("thodu.session")).toBeNull();
  });
});

describe("a logout", () => {
  it("keeps the choices for the device, and deletes everything about its user", () => {
    for (const key of [TRUSTED, NOTE, AWAITED, WRITTEN]) stored.set(key, "theirs");
    for (const key of [LAST_TALK, HELP, ALARM_ANSWER, FORMS]) kept.set(key, "theirs");
    stored.set("thodu.neutralTitle", "Notes");
    forgetReader();
    expect({ ...localStorage }).toEqual({ "thodu.neutralTitle": "Notes" });
    expect({ ...sessionStorage }).toEqual({});
  });

  it("turns quick exit on again for the next user, on the open page too", () => {
    rememberQuickExit(false);
    forgetReader();
    expect([stored.get("thodu.quickExit"), document.documentElement.dataset["exit"]]).toEqual([null, undefined]);
  });

  it("deletes all unsent text, by whomever, signed in or not", () => {
    keepDraft("asha", "asha", "half a thought");
    keepDraft("asha", "hand-over/ravi", "His sister is with him.");
    keepDraft(NOBODY, NOBODY, "before I was known");
    writeEarly("hello");
    outboxOf("asha", "asha").write("m1", "on its way", 1);
    forgetReader();
    expect(stored.keys()).toEqual([]);
  });
});

describe("notifications on the device", () => {
  it("end once somebody else signs in, and continue for their own user", async () => {
    server.answers("removeDevice", {});
    const uid = await isHere();
    show(<Here />);
    await isKnown("user", uid);
    rememberDevice(uid, "token");
    await isHere({ uid, claims: { volunteer: true } });
    expect(stored.get("thodu.device")).toBe(`${uid} token`);
    await isHere();
    await waitFor(() => expect(server.asked("removeDevice")).toEqual([{ token: "token" }]));
    expect(stored.get("thodu.device")).toBeNull();
  });
});

describe("visitors and guests", () => {
  it("lose nothing when they sign in, as a guest or as an account of the same person", async () => {
    show(<Here />);
    await isKnown("signed-out", null);
    leaveTraces();
    keepDraft(NOBODY, NOBODY, "before I was known");
    const uid = await guestIsHere();
    await isKnown("guest", uid);
    await isHere({ uid });
    await isKnown("user", uid);
    expect(traces()).toEqual(ALL);
    expect(readDraft(NOBODY, NOBODY)).toBe("before I was known");
  });
});

it("a guest whom another tab has logged out leaves nothing in this tab", async () => {
  show(<Here />);
  await isKnown("guest", await guestIsHere());
  leaveTraces();
  await endsByItself();
  await isKnown("signed-out", null);
  expect([kept.get(LAST_TALK), kept.get(FORMS)]).toEqual([null, null]);
});

describe("a page that is loaded", () => {
  beforeEach(async () => {
    show(<Here />);
    await isKnown("signed-out", null);
    leaveTraces();
  });

  // 'user' is what earlier versions stored.
  it.each(["asha", "user"])("deletes everything about an account whose session has ended since: %s", async (known) => {
    stored.set("thodu.session", known);
    await endsByItself();
    expect(traces()).toEqual(NONE);
    expect(stored.get("thodu.session")).toBeNull();
  });

  it("keeps what was written on it before it knew that nobody is signed in", async () => {
    stored.set("thodu.session", "asha");
    keepDraft(NOBODY, NOBODY, "is anybody there");
    await endsByItself();
    expect(readDraft(NOBODY, NOBODY)).toBe("is anybody there");
  });

  it("deletes nothing for a visitor", async () => {
    await endsByItself();
    expect(traces()).toEqual(ALL);
  });

  it.each(["asha", "user"])("deletes nothing for an account that is still signed in: %s", async (known) => {
    stored.set("thodu.session", known);
    await isHere({ uid: "asha" });
    await isKnown("user", "asha");
    expect(traces()).toEqual(ALL);
    expect(stored.get("thodu.session")).toBe("asha");
  });

  it("deletes everything about an account other than the one that is signed in", async () => {
    stored.set("thodu.session", "asha");
    await isHere({ uid: "ravi" });
    await isKnown("user", "ravi");
    expect(traces()).toEqual(NONE);
  });
});
