import { randomUUID } from "node:crypto";
import { contracts, type CallableName, type RawInput } from "@thodu/domain/contracts";
import { application } from "@thodu/domain/volunteers/application";
import { can, type Action, type Actor } from "@thodu/domain/permissions";
import { accepted, call } from "./callables";
import { SELF, type Known } from "./fuzzInputs";
import { charge, newOrder, pay, type Paid } from "./payments";
import { account, database, guest, listener, type Person } from "./people";

/** A person who sends inputs, with the conversation that they have or hold. */
export interface Sender {
  readonly role: SenderRole;
  readonly token: string;
  readonly conversationId: string;
  /** How many inputs they have sent. */
  sent: number;
}

/** How many inputs one person sends before another goes on; for customers fewer than any limit allows. */
const TURN = { guest: 60, account: 60, listener: 400, admin: Infinity, owner: Infinity } as const;

const roles = ["guest", "account", "listener", "admin"] as const;
/** `owner`: owns the orders, the mandate and the call that inputs name. */
type SenderRole = (typeof roles)[number] | "owner";
const owned: ReadonlySet<Action> = new Set<Action>(["payment.make", "call.take-part"]);
/** Guests may call these, but are refused some fields. */
const moreForAccounts: ReadonlySet<CallableName> = new Set<CallableName>(["updateProfile"]);

const actorOf = (role: (typeof roles)[number]): Actor => ({
  uid: "someone",
  email: null,
  guest: role === "guest",
  listener: role === "listener",
  tokenSaysListener: role === "listener",
  admin: role === "admin",
});

/**
 * Who may call it at all: of people without a role the one with the fewest rights; and listeners, if both sides may.
 */
export function sendersOf(name: CallableName): readonly SenderRole[] {
  const { action } = contracts[name];
  const allowed = roles.filter((role) => can(actorOf(role), action));
  const isOfBothSides = allowed.includes("guest") && !can(actorOf("guest"), action, "another");
  const [least] = allowed;
  if (least === undefined) throw new Error(`Nobody may call ${name}.`);
  if (owned.has(action)) return ["owner", least];
  if (moreForAccounts.has(name)) return [least, "account"];
  return isOfBothSides ? [least, "listener"] : [least];
}

async function waiting(): Promise<Person> {
  const person = await guest();
  accepted(await call("sendMessage", { messageId: "first", text: "Hello" }, person.token));
  return person;
}

/** People of each role, who take turns. */
export class Senders {
  readonly #free: Sender[] = [];

  constructor(
    readonly admin: Person,
    readonly owner: Person,
  ) {}

  async take(role: SenderRole): Promise<Sender> {
    const at = this.#free.findIndex((sender) => sender.role === role);
    const [known] = at === -1 ? [] : this.#free.splice(at, 1);
    return known ?? { role, sent: 0, ...(await this.#make(role)) };
  }

  /** Returns a person to the pool, unless their turn is over. */
  refundPaid(sender: Sender): void {
    if (sender.sent < TURN[sender.role]) this.#free.push(sender);
  }

  async #make(role: SenderRole): Promise<Pick<Sender, "token" | "conversationId">> {
    if (role === "listener") return this.#listener();
    const { token, uid } =
      role === "admin" ? this.admin : role === "owner" ? this.owner : await (role === "guest" ? guest() : account());
    return { token, conversationId: uid };
  }

  /** A listener with a person whom they hold. */
  async #listener(): Promise<Pick<Sender, "token" | "conversationId">> {
    const [person, one] = await Promise.all([waiting(), listener(this.admin)]);
    accepted(await call("claimConversation", { conversationId: person.uid }, one.token));
    return { token: one.token, conversationId: person.uid };
  }
}

async function applicant(): Promise<Person> {
  const person = await account();
  accepted(await call("applyAsVolunteer", {}, person.token));
  return person;
}

/**
 * Sends a person’s application and returns when it was sent (milliseconds since 1970), which an admin’s answer has to
 * name.
 */
async function sentApplication({ uid, token }: Person): Promise<number> {
  const form: RawInput<"sendApplication"> = {
    name: "Meera",
    languages: ["te"],
    hours: "3-5",
    why: "I care.",
    experience: "",
    checks: true,
  };
  accepted(await call("sendApplication", form, token));
  const stored = await database().doc(`applications/${uid}`).get();
  return application.parse(stored.data()).sentAt ?? 0;
}

async function paid(person: Person): Promise<Paid> {
  const proof = await pay(await newOrder(person));
  accepted(await call("verifyPayment", proof, person.token));
  return proof;
}

const many = <T>(count: number, make: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, make));
const uidsOf = (people: readonly Person[]): string[] => people.map(({ uid }) => uid);

/** Makes some documents of each kind, most of them the owner's; returns the values that inputs may name. */
export async function settle(admin: Person, owner: Person): Promise<Known> {
  accepted(await call("sendMessage", { messageId: "first", text: "Hello" }, owner.token));
  const [people, listeners, applicants, payments] = await Promise.all([
    many(4, waiting),
    many(2, () => listener(admin)),
    many(6, applicant),
    many(4, () => paid(owner)),
  ]);
  const [other] = listeners;
  if (!other) throw new Error("Nobody is there.");
  accepted(await call("claimConversation", { conversationId: owner.uid }, other.token));
  accepted(
    await call("sendMessage", { messageId: "reply", text: "I am here.", conversationId: owner.uid }, other.token),
  );
  const ids = {
    report: randomUUID(),
    note: randomUUID(),
    appointment: randomUUID(),
    feedback: randomUUID(),
    call: randomUUID(),
    therapist: randomUUID(),
  };
  accepted(
    await call(
      "reportConversation",
      { reportId: ids.report, conversationId: owner.uid, category: "spam" },
      owner.token,
    ),
  );
  accepted(await call("addNote", { noteId: ids.note, conversationId: owner.uid, text: "Sleeps badly." }, other.token));
  accepted(
    await call(
      "requestAppointment",
      { requestId: ids.appointment, name: "Asha", email: `${randomUUID()}@people.example`, issue: "Sleep" },
      owner.token,
    ),
  );
  accepted(await call("submitFeedback", { feedbackId: ids.feedback, text: "It helped." }, owner.token));
  accepted(await call("startCall", { callId: ids.call }, owner.token));
  accepted(
    await call(
      "saveTherapist",
      {
        therapistId: ids.therapist,
        name: "Meera Iyer",
        registrationNumber: "TS-1",
        languages: ["en"],
        workingDays: [0, 1, 2, 3, 4, 5, 6],
        active: true,
      },
      admin.token,
    ),
  );
  const questions = Array.from({ length: 3 }, () => randomUUID());
  for (const requestId of questions)
    accepted(await call("contactSupport", { requestId, message: "A question." }, owner.token));
  const { subscriptionId } = accepted(
    await call("createSubscription", { purchaseKey: "first", planId: "daily-care" }, owner.token),
  );
  const charged = await charge(subscriptionId);
  const proofs = [...payments, charged];
  const sentAt = await Promise.all(applicants.map(sentApplication));
  const { open } = accepted(await call("readShifts", {}, other.token));
  return {
    conversationId: [SELF, SELF, SELF, owner.uid, ...uidsOf(people)],
    uid: [...uidsOf(applicants), owner.uid],
    sentAt: sentAt.map(String),
    shiftId: open.map(({ id }) => id),
    to: uidsOf(listeners),
    email: [...applicants.map(({ email }) => email), ` ${applicants[0]?.email.toUpperCase() ?? ""}`],
    messageId: ["first", "reply"],
    before: ["first", "reply"],
    reportId: [ids.report],
    noteId: [ids.note],
    appointmentId: [ids.appointment],
    feedbackId: [ids.feedback],
    callId: [ids.call],
    therapistId: [ids.therapist],
    requestId: questions,
    planId: ["pay-as-you-go", "daily-care", "deep-healing", "unlimited-support", "gold"],
    purchaseKey: ["first", "second"],
    orderId: proofs.map(({ orderId }) => orderId),
    paymentId: proofs.map(({ paymentId }) => paymentId),
    signature: proofs.map(({ signature }) => signature),
    subscriptionId: [subscriptionId],
    zone: ["Asia/Kolkata", "America/Chicago", "UTC"],
    query: [owner.uid, owner.email, "..", "__x__", "a/b"],
    after: [`11/conversations/${SELF}/chatMessages/first`, `13/calls/${ids.call}`, `11/conversations/${owner.uid}`],
  };
}
