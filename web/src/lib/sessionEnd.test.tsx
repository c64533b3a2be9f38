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
import { ALARM_ANSWER, AWAITED, HELP, kept, LAST_TALK, NOTE, NOT_MATCHED, stored, TRUSTED, WRITTEN } from "./storage";

const Here = () => {
  const { status, uid } = useSession();
  return <p>{`${status}: ${uid}`}</p>;
};
const isKnown = (status: string, uid: string | null) => screen.findByText(`${status}: ${uid}`);

/** Of whoever is here, as much as a page may keep. */
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

/** As the SDK does once an account is gone, disabled, or has another password. */
const endsByItself = (): Promise<void> =>
  act(async () => {
    theAuth.become(null);
    await Promise.resolve();
  });

it("is known to the device as a listener’s for the next page, until it ends or is somebody else’s", async () => {
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

  it("that ends by itself leaves nothing that the next reader would be shown", async () => {
    await endsByItself();
    await isKnown("signed-out", null);
    expect(traces()).toEqual(NONE);
  });

  it("that ends by itself asked nobody: what was not sent waits for its writer, and goes once somebody else comes", async () => {
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

  it("that becomes that of somebody else leaves nothing to them but what was theirs before", async () => {
    const other = someUid();
    keepDraft(uid, uid, "half a thought");
    keepDraft(NOBODY, NOBODY, "before I was known");
    keepDraft(other, other, "mine");
    await isHere({ uid: other });
    await isKnown("user", other);
    expect(traces()).toEqual(NONE);
    expect([readDraft(uid, uid), readDraft(NOBODY, NOBODY), readDraft(other, other)]).toEqual(["", "", "mine"]);
  });

  it("that goes on forgets nothing: with a new token, in a new role, as another tab looks", async () => {
    keepDraft(uid, uid, "half a thought");
    await isHere({ uid, claims: { volunteer: true } });
    await act(async () => void (await refreshClaims()));
    expect(traces()).toEqual(ALL);
    expect(readDraft(uid, uid)).toBe("half a thought");
  });

  it("that another tab has ended leaves nothing of it in this one, and keeps what that tab has kept", async () => {
    stored.remove("thodu.session");
    await endsByItself();
    await isKnown("signed-out", null);
    expect(traces()).toEqual(["Priya", "theirs", "off", null, null]);
  });

  it("that somebody logs out of leaves nothing at all", async () => {
    keepDraft(uid, uid, "half a thought");
    await act(signOut);
    expect(traces()).toEqual(NONE);
    expect(stored.keys()).toEqual([]);
  });

  it("that ends for its own person to log in next leaves all but the forms, and the notices of the device", async () => {
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

  it("is over also where its token comes only after that", async () => {
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
  it("leaves on the device what was chosen for it, and nothing of its reader", () => {
    for (const key of [TRUSTED, NOTE, NOT_MATCHED, AWAITED, WRITTEN]) stored.set(key, "theirs");
    for (const key of [LAST_TALK, HELP, ALARM_ANSWER, FORMS]) kept.set(key, "theirs");
    stored.set("thodu.neutralTitle", "Notes");
    forgetReader();
    expect({ ...localStorage }).toEqual({ "thodu.neutralTitle": "Notes" });
    expect({ ...sessionStorage }).toEqual({});
  });

  it("gives quick exit back to the next reader, on the page that is open too", () => {
    rememberQuickExit(false);
    forgetReader();
    expect([stored.get("thodu.quickExit"), document.documentElement.dataset["exit"]]).toEqual([null, undefined]);
  });

  it("leaves nothing of what was written and not sent, by whomever, known or not", () => {
    keepDraft("asha", "asha", "half a thought");
    keepDraft("asha", "hand-over/ravi", "His sister is with him.");
    keepDraft(NOBODY, NOBODY, "before I was known");
    writeEarly("hello");
    outboxOf("asha", "asha").write("m1", "on its way", 1);
    forgetReader();
    expect(stored.keys()).toEqual([]);
  });
});

describe("notices of the device", () => {
  it("end once somebody else is here, and go on for their own reader", async () => {
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

describe("of visitors and guests", () => {
  it("nothing is forgotten as they become known, as a guest and as an account of the same person", async () => {
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

describe("a page that loads", () => {
  beforeEach(async () => {
    show(<Here />);
    await isKnown("signed-out", null);
    leaveTraces();
  });

  // 'user' is what pages of before have kept.
  it.each(["asha", "user"])("leaves nothing of an account whose session has ended since: %s", async (known) => {
    stored.set("thodu.session", known);
    await endsByItself();
    expect(traces()).toEqual(NONE);
    expect(stored.get("thodu.session")).toBeNull();
  });

  it("keeps what somebody wrote on it before it was known that nobody is here", async () => {
    stored.set("thodu.session", "asha");
    keepDraft(NOBODY, NOBODY, "is anybody there");
    await endsByItself();
    expect(readDraft(NOBODY, NOBODY)).toBe("is anybody there");
  });

  it("leaves all to a visitor", async () => {
    await endsByItself();
    expect(traces()).toEqual(ALL);
  });

  it.each(["asha", "user"])("leaves all to an account that is still here: %s", async (known) => {
    stored.set("thodu.session", known);
    await isHere({ uid: "asha" });
    await isKnown("user", "asha");
    expect(traces()).toEqual(ALL);
    expect(stored.get("thodu.session")).toBe("asha");
  });

  it("leaves nothing of another account than that which is here", async () => {
    stored.set("thodu.session", "asha");
    await isHere({ uid: "ravi" });
    await isKnown("user", "ravi");
    expect(traces()).toEqual(NONE);
  });
});
