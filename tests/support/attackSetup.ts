import { randomUUID } from "node:crypto";
import { FREE_MESSAGES } from "@thodu/domain/chat/limits";
import { expect, vi } from "vitest";
import { makeAdmin } from "../../tools/src/commands/make-admin";
import { accepted, call } from "./callables";
import { newOrder, pay, sign } from "./payments";
import { account, adminAuth, database, guest, listener, signIn, type Person } from "./people";
import { suite } from "./suite";
import { untilSteady } from "./storedDocuments";

/** Not signed in, or with a token that is always refused. */
export const strangers = ["nobody", "nonsense", "forged", "forgedAdmin", "expired", "disabled", "deleted"] as const;
/** People with a valid token. Of them, only the holder has anything to do with the victim. */
type Known =
  | "guest"
  | "account"
  | "applicant"
  | "listener"
  | "holder"
  | "revokedListener"
  | "admin"
  | "withdrawnAdmin"
  | "safetyAdmin"
  | "moneyAdmin"
  | "victim"
  | "spent"
  | "payer";
export type Who = (typeof strangers)[number] | Known;

export interface AttackSetup {
  /** Undefined: no token. */
  readonly tokens: ReadonlyMap<Who, string | undefined>;
  /** The values of `<name>` in attacks. */
  readonly names: Readonly<Record<string, string>>;
}

/** The token with other claims. The suite's identity service signs nothing, so it is accepted. */
function withClaims(person: Person, claims: object): string {
  const [head, , signature] = person.token.split(".");
  return `${head}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.${signature}`;
}

function tokenOf({ uid }: Person, changes: object = {}): object {
  const now = Math.floor(Date.now() / 1_000);
  const { project } = suite();
  return {
    aud: project,
    iss: `https://securetoken.google.com/${project}`,
    sub: uid,
    user_id: uid,
    auth_time: now,
    iat: now,
    exp: now + 3_600,
    firebase: { identities: {}, sign_in_provider: "password" },
    ...changes,
  };
}

const say = async (person: Person, messageId: string, text = "Hello") =>
  accepted(await call("sendMessage", { messageId, text }, person.token));

async function withdrawn(): Promise<Person> {
  const one = await account();
  await makeAdmin(["--project", suite().project, one.email]);
  const person = await signIn(one.email);
  await makeAdmin(["--project", suite().project, "--withdraw", one.email]);
  return person;
}

async function revoked(admin: Person): Promise<Person> {
  const person = await listener(admin);
  accepted(await call("revokeVolunteer", { uid: person.uid }, admin.token));
  return person;
}

/**
 * People of every kind, and a victim whose conversation, call, payments, appointment and questions the others try to
 * get.
 */
export async function setUpAttack(): Promise<AttackSetup> {
  const admin = await account({ admin: true });
  const [stranger, other, applicant, one, holder, victim, spent, payer, disabled, deleted] = await Promise.all([
    guest(),
    account(),
    account(),
    listener(admin),
    listener(admin),
    guest(),
    guest(),
    account(),
    account(),
    account(),
  ]);
  accepted(await call("applyAsVolunteer", {}, applicant.token));
  await say(victim, "first");
  accepted(await call("claimConversation", { conversationId: victim.uid }, holder.token));
  accepted(
    await call("sendMessage", { messageId: "reply", text: "I am here.", conversationId: victim.uid }, holder.token),
  );
  for (let nth = 1; nth <= FREE_MESSAGES; nth += 1) await say(spent, `m${nth}`);

  const mailbox = `asha${randomUUID().slice(0, 8)}`;
  const ids = {
    appointment: randomUUID(),
    secondAppointment: randomUUID(),
    question: randomUUID(),
    call: randomUUID(),
    activeCall: randomUUID(),
    endedCall: randomUUID(),
    report: randomUUID(),
    therapist: randomUUID(),
  };
  accepted(
    await call(
      "saveTherapist",
      {
        therapistId: ids.therapist,
        name: "Meera Iyer",
        registrationNumber: "TS-1",
        languages: ["en", "te", "hi"],
        workingDays: [0, 1, 2, 3, 4, 5, 6],
        active: true,
      },
      admin.token,
    ),
  );
  accepted(
    await call(
      "requestAppointment",
      { requestId: ids.appointment, name: "Asha", email: `${mailbox}@gmail.com`, issue: "Sleep" },
      victim.token,
    ),
  );
  accepted(
    await call(
      "requestAppointment",
      { requestId: ids.secondAppointment, name: "Ravi", email: `ravi-${mailbox}@people.example`, issue: "Sleep" },
      payer.token,
    ),
  );
  accepted(await call("contactSupport", { requestId: ids.question, message: "A question." }, victim.token));
  accepted(await call("startCall", { callId: ids.call }, victim.token));
  const started = (await database().doc(`calls/${ids.call}`).get()).data();
  // Calls that stay as they are, however long the attacks take.
  for (const [id, status] of [
    [ids.activeCall, "active"],
    [ids.endedCall, "ended"],
  ] as const)
    await database()
      .doc(`calls/${id}`)
      .set({ ...started, status, volunteerId: holder.uid });
  accepted(
    await call(
      "reportConversation",
      { reportId: ids.report, conversationId: victim.uid, category: "spam" },
      victim.token,
    ),
  );
  const booked = async (id: string) => (await database().doc(`appointmentRequests/${id}`).get()).data() ?? {};
  await vi.waitFor(
    async () => {
      for (const id of [ids.appointment, ids.secondAppointment])
        expect(await booked(id)).toMatchObject({ status: "confirmed" });
    },
    { timeout: 30_000, interval: 200 },
  );
  const { therapistId, date } = await booked(ids.appointment);
  const paid = await pay(await newOrder(payer));
  accepted(await call("verifyPayment", paid, payer.token));
  const dear = await newOrder(payer, "unlimited-support");
  const cheap = await pay(await newOrder(payer, "pay-as-you-go", "chat"));

  const [former, gone] = await Promise.all([revoked(admin), withdrawn()]);
  const [safety, money] = await Promise.all([account({ safety: true }), account({ money: true })]);
  const ring = randomUUID();
  const [at, until] = [new Date(), new Date(Date.now() + 3_600_000)];
  await database()
    .doc(`rings/${ring}`)
    .set({ uid: holder.uid, customerId: victim.uid, wave: 0, state: "ringing", at, until, expireAt: until });
  await adminAuth().updateUser(disabled.uid, { disabled: true });
  await adminAuth().deleteUser(deleted.uid);
  await database()
    .doc(`users/${victim.uid}/notifications/one`)
    .set({ type: "General", message: "Welcome.", unread: true, createdAt: new Date(), link: null });

  const hourAgo = Math.floor(Date.now() / 1_000) - 3_600;
  const tokens = new Map<Who, string | undefined>([
    ["nobody", undefined],
    ["nonsense", "nonsense"],
    [
      "forged",
      withClaims(
        victim,
        tokenOf(victim, { aud: "another-project", iss: "https://securetoken.google.com/another-project" }),
      ),
    ],
    ["forgedAdmin", withClaims(admin, tokenOf(admin, { aud: "another-project", admin: true }))],
    ["expired", withClaims(victim, tokenOf(victim, { iat: hourAgo - 60, auth_time: hourAgo - 60, exp: hourAgo }))],
    ["disabled", disabled.token],
    ["deleted", deleted.token],
    ["guest", stranger.token],
    ["account", other.token],
    ["applicant", applicant.token],
    ["listener", one.token],
    ["holder", holder.token],
    ["revokedListener", former.token],
    ["admin", admin.token],
    ["withdrawnAdmin", gone.token],
    ["safetyAdmin", safety.token],
    ["moneyAdmin", money.token],
    ["victim", victim.token],
    ["spent", spent.token],
    ["payer", payer.token],
  ]);
  // The first call of a person who lost a role changes records, so it is made before the state is recorded.
  for (const token of tokens.values()) if (token !== undefined) await call("readChannels", {}, token);
  await untilSteady();
  return {
    tokens,
    names: {
      ...ids,
      ring,
      project: suite().project,
      mailbox,
      takenTherapist: String(therapistId),
      takenDay: String(date),
      victim: victim.uid,
      stranger: stranger.uid,
      account: other.uid,
      holder: holder.uid,
      listener: one.uid,
      admin: admin.uid,
      applicant: applicant.uid,
      revoked: former.uid,
      payer: payer.uid,
      spent: spent.uid,
      paidOrder: paid.orderId,
      payment: paid.paymentId,
      signature: paid.signature,
      flipped: (paid.signature.startsWith("0") ? "1" : "0") + paid.signature.slice(1),
      upper: paid.signature.toUpperCase(),
      dearOrder: dear,
      cheapPayment: cheap.paymentId,
      cheapSignature: cheap.signature,
      crossSignature: sign(`${dear}|${cheap.paymentId}`),
    },
  };
}

/** Replaces each `<name>` by its value in this setup. */
export const fill = (text: string, { names }: AttackSetup): string =>
  text.replaceAll(/<([a-zA-Z]+)>/g, (whole, name: string) => names[name] ?? whole);
