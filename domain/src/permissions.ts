import { adminRolesOf, hasRole } from "./accounts/adminRoles";

/** Who calls, as the server established it. */
export interface Actor {
  readonly uid: string;
  readonly guest: boolean;
  readonly email: string | null;
  /** The role claim `volunteer` together with an approved record. */
  readonly listener: boolean;
  /** The token still says `volunteer`, whatever the record says by now. */
  readonly tokenSaysListener: boolean;
  readonly admin: boolean;
  /** Parts of `admin`: cases and the desk, and payments. */
  readonly safety?: boolean;
  readonly money?: boolean;
}

type Rule = (actor: Actor, targetUid: string | null) => boolean;

const anyone: Rule = () => true;
const account: Rule = (actor) => !actor.guest;
const listener: Rule = (actor) => actor.listener;
const participant: Rule = (actor, target) => target === null || actor.uid === target || actor.listener;
const admin: Rule = (actor) => actor.admin;
const safety: Rule = (actor) => hasRole(adminRolesOf(actor), "safety");
const money: Rule = (actor) => hasRole(adminRolesOf(actor), "money");
const anyAdmin: Rule = (actor, target) => safety(actor, target) || money(actor, target);
/** Never on one's own behalf (invariant 11). */
const forOthers =
  (rule: Rule): Rule =>
  (actor, target) =>
    rule(actor, target) && actor.uid !== target;

/** The table of all permissions: an endpoint can't declare an action that is not in it. */
export const permissions = {
  "account.update": anyone,
  "appointment.manage": admin,
  "account.export": anyone,
  "account.delete": anyone,
  "appointment.request": anyone,
  "appointment.answer": anyone,
  "call.answer": listener,
  "call.take-part": anyone,
  "help.request": anyone,
  "conversation.write": participant,
  "conversation.read": participant,
  "conversation.claim": listener,
  "conversation.release": listener,
  "conversation.flag": listener,
  "conversation.end": participant,
  "feedback.submit": anyone,
  "support.contact": anyone,
  "support.reply": forOthers(admin),
  "conversation.report": participant,
  "desk.work": listener,
  "desk.oversee": safety,
  "case.decide": safety,
  "volunteer.apply": account,
  "volunteer.approve": forOthers(admin),
  "volunteer.revoke": forOthers(safety),
  "payment.make": account,
  "payment.refund": forOthers(money),
  "person.look": anyAdmin,
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof permissions;

/** Actions on one conversation: for an outsider it does not seem to exist. */
const hidden: ReadonlySet<Action> = new Set<Action>([
  "conversation.write",
  "conversation.read",
  "conversation.end",
  "conversation.report",
]);

/** Actions for which a guest counts as not logged in (spec section 5: 'Please log in first.'). */
const asksToLogIn: ReadonlySet<Action> = new Set<Action>(["payment.make"]);

/** The reason with which a denied `action` is refused, so that an outsider can't learn whether a record exists. */
export function denial(actor: Actor, action: Action): "NOT_PERMITTED" | "NOT_FOUND" | "UNAUTHENTICATED" {
  if (actor.guest && asksToLogIn.has(action)) return "UNAUTHENTICATED";
  return hidden.has(action) && !actor.tokenSaysListener ? "NOT_FOUND" : "NOT_PERMITTED";
}

/** Whether `actor` may do `action`, if it has one to the person or conversation `targetUid`. */
export const can = (actor: Actor, action: Action, targetUid: string | null = null): boolean =>
  permissions[action](actor, targetUid);
