import { describe, expect, it, test } from "vitest";
import { anActor } from "../../tests/support/domain";
import { can, denial, permissions, type Action, type Actor } from "./permissions";

/** Every kind of caller; all are `asha`. */
const ACTORS = {
  guest: anActor(),
  customer: anActor({ guest: false, email: "asha@example.com" }),
  revoked: anActor({ guest: false, tokenSaysListener: true }),
  approvedButOldToken: anActor({ guest: false, listener: true }),
  listener: anActor({ guest: false, listener: true, tokenSaysListener: true }),
  admin: anActor({ guest: false, admin: true }),
  adminWhoListens: anActor({ guest: false, admin: true, listener: true, tokenSaysListener: true }),
  safety: anActor({ guest: false, safety: true }),
  money: anActor({ guest: false, money: true }),
} as const satisfies Record<string, Actor>;

type Kind = keyof typeof ACTORS;
const kinds: readonly Kind[] = [
  "guest",
  "customer",
  "revoked",
  "approvedButOldToken",
  "listener",
  "admin",
  "adminWhoListens",
  "safety",
  "money",
];
/** Nobody in particular, the caller themselves, another person. */
const TARGETS = { none: null, own: "asha", other: "ravi" } as const;
type Target = keyof typeof TARGETS;
const targets: readonly Target[] = ["none", "own", "other"];

const ALL: readonly Target[] = ["none", "own", "other"];
const OWN: readonly Target[] = ["none", "own"];
const FOREIGN: readonly Target[] = ["none", "other"];
const NO: readonly Target[] = [];

const everyone = {
  guest: ALL,
  customer: ALL,
  revoked: ALL,
  approvedButOldToken: ALL,
  listener: ALL,
  admin: ALL,
  adminWhoListens: ALL,
  safety: ALL,
  money: ALL,
};
const participants = {
  guest: OWN,
  customer: OWN,
  revoked: OWN,
  approvedButOldToken: ALL,
  listener: ALL,
  admin: OWN,
  adminWhoListens: ALL,
  safety: OWN,
  money: OWN,
};
const listeners = {
  guest: NO,
  customer: NO,
  revoked: NO,
  approvedButOldToken: ALL,
  listener: ALL,
  admin: NO,
  adminWhoListens: ALL,
  safety: NO,
  money: NO,
};
const accounts = {
  guest: NO,
  customer: ALL,
  revoked: ALL,
  approvedButOldToken: ALL,
  listener: ALL,
  admin: ALL,
  adminWhoListens: ALL,
  safety: ALL,
  money: ALL,
};
const admins = {
  guest: NO,
  customer: NO,
  revoked: NO,
  approvedButOldToken: NO,
  listener: NO,
  admin: ALL,
  adminWhoListens: ALL,
  safety: NO,
  money: NO,
};
const adminsForOthers = {
  guest: NO,
  customer: NO,
  revoked: NO,
  approvedButOldToken: NO,
  listener: NO,
  admin: FOREIGN,
  adminWhoListens: FOREIGN,
  safety: NO,
  money: NO,
};

const safety = { ...admins, safety: ALL };
const safetyForOthers = { ...adminsForOthers, safety: FOREIGN };
const moneyForOthers = { ...adminsForOthers, money: FOREIGN };

/** What each kind of caller may do, and to whom. Changed rules and new actions have to be added here. */
const EXPECTED: Record<Action, Record<Kind, readonly Target[]>> = {
  "account.update": everyone,
  "appointment.manage": admins,
  "account.export": everyone,
  "account.delete": everyone,
  "appointment.request": everyone,
  "appointment.answer": everyone,
  "call.answer": listeners,
  "call.take-part": everyone,
  "help.request": everyone,
  "conversation.write": participants,
  "conversation.read": participants,
  "conversation.claim": listeners,
  "conversation.release": listeners,
  "conversation.flag": listeners,
  "conversation.end": participants,
  "feedback.submit": everyone,
  "support.contact": everyone,
  "support.reply": adminsForOthers,
  "conversation.report": participants,
  "desk.work": listeners,
  "desk.oversee": safety,
  "case.decide": safety,
  "volunteer.apply": accounts,
  "volunteer.approve": adminsForOthers,
  "volunteer.revoke": safetyForOthers,
  "payment.make": accounts,
  "payment.refund": moneyForOthers,
  "person.look": { ...admins, safety: ALL, money: ALL },
};

/** Actions on one conversation, whose existence is hidden from outsiders. */
const HIDDEN: Record<Action, boolean> = {
  "account.update": false,
  "appointment.manage": false,
  "account.export": false,
  "account.delete": false,
  "appointment.request": false,
  "appointment.answer": false,
  "call.answer": false,
  "call.take-part": false,
  "help.request": false,
  "conversation.write": true,
  "conversation.read": true,
  "conversation.claim": false,
  "conversation.release": false,
  "conversation.flag": false,
  "conversation.end": true,
  "feedback.submit": false,
  "support.contact": false,
  "support.reply": false,
  "conversation.report": true,
  "desk.work": false,
  "desk.oversee": false,
  "case.decide": false,
  "volunteer.apply": false,
  "volunteer.approve": false,
  "volunteer.revoke": false,
  "payment.make": false,
  "payment.refund": false,
  "person.look": false,
};

const isAction = (name: string): name is Action => Object.hasOwn(permissions, name);
const actions: readonly Action[] = Object.keys(permissions).filter(isAction);

it("has a row here for every action of the table, and no other", () => {
  expect(Object.keys(EXPECTED).sort()).toEqual([...actions].sort());
});

describe.each(actions)("%s", (action) => {
  test.each(kinds)("by %s", (kind) => {
    const permitted = targets.filter((target) => can(ACTORS[kind], action, TARGETS[target]));
    expect(permitted).toEqual(EXPECTED[action][kind]);
  });

  it("has no target by default", () => {
    for (const kind of kinds) expect(can(ACTORS[kind], action)).toBe(can(ACTORS[kind], action, null));
  });

  test.each(kinds)("how a denial reads to %s", (kind) => {
    const notLoggedIn = action === "payment.make" && kind === "guest";
    const unseen = HIDDEN[action] && kind !== "revoked" && kind !== "listener" && kind !== "adminWhoListens";
    expect(denial(ACTORS[kind], action)).toBe(notLoggedIn ? "UNAUTHENTICATED" : unseen ? "NOT_FOUND" : "NOT_PERMITTED");
  });
});

describe("the table as a whole", () => {
  const nobody = anActor({ uid: "stranger" });

  it("gives a guest without a role nothing of another person", () => {
    expect(actions.filter((action) => can(nobody, action, "ravi"))).toEqual([
      "account.update",
      "account.export",
      "account.delete",
      "appointment.request",
      "appointment.answer",
      "call.take-part",
      "help.request",
      "feedback.submit",
      "support.contact",
    ]);
  });

  it("gives everyone nothing that is about another person", () => {
    const forEveryKind = actions.filter((action) => kinds.every((kind) => can(ACTORS[kind], action, "ravi")));
    expect(forEveryKind).toEqual([
      "account.update",
      "account.export",
      "account.delete",
      "appointment.request",
      "appointment.answer",
      "call.take-part",
      "help.request",
      "feedback.submit",
      "support.contact",
    ]);
  });

  it("has no action that nobody may do", () => {
    const forNoKind = actions.filter(
      (action) => !kinds.some((kind) => targets.some((target) => can(ACTORS[kind], action, TARGETS[target]))),
    );
    expect(forNoKind).toEqual([]);
  });

  it("lets nobody, whatever their roles, approve or revoke themselves", () => {
    for (const kind of kinds) {
      expect(can(ACTORS[kind], "volunteer.approve", "asha")).toBe(false);
      expect(can(ACTORS[kind], "volunteer.revoke", "asha")).toBe(false);
    }
  });

  it("depends on the approved record and not on the token", () => {
    expect(actions.filter((action) => can(ACTORS.revoked, action, "ravi"))).toEqual(
      actions.filter((action) => can(ACTORS.customer, action, "ravi")),
    );
  });

  it("tells an outsider nothing, whether the conversation exists or not", () => {
    for (const kind of ["guest", "customer", "admin"] as const) {
      for (const action of actions.filter((name) => HIDDEN[name])) {
        expect(can(ACTORS[kind], action, "ravi")).toBe(can(ACTORS[kind], action, "nobody-of-this-name"));
        expect(denial(ACTORS[kind], action)).toBe("NOT_FOUND");
      }
    }
  });
});
