import { randomUUID } from "node:crypto";
import { HOUR, SECOND } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { wiring } from "../../functions/src/runtime/wiring";
import { assignTherapist, sweepAppointments } from "../../functions/src/usecases/appointments/assignTherapist";
import { releaseLapsed } from "../../functions/src/usecases/appointments/answerAppointment";
import { ask, usedAddressOf, formerId, freshEmail, roster, stored } from "../support/appointments";
import { accepted, call, post, reasonOf } from "../support/callables";
import { mailsTo, planFaults } from "../support/mails";
import { account, adminAuth, database, guest, type Person } from "../support/people";

beforeEach(() => roster(3));

describe("an address that nobody confirmed", () => {
  const defects: unknown[] = [];
  /** Runs the sweep as of this many milliseconds later. */
  const sweep = async (later = 0) => {
    const ports = wiring();
    const swept = await sweepAppointments({
      ...ports,
      runtime: { ...ports.runtime, now: () => Date.now() + later },
      onDefect: (error) => defects.push(error),
    });
    expect(defects).toEqual([]);
    return swept;
  };
  /** The e-mails without repeats: the request's task and the test may both send one, under the same id. */
  const mailsOf = async (email: string) => {
    const mails = await mailsTo(email);
    return mails.filter(({ messageId }, nth) => mails.findIndex((other) => other.messageId === messageId) === nth);
  };
  const mail = (email: string) =>
    vi.waitFor(
      async () => {
        const mails = await mailsOf(email);
        expect(mails).toHaveLength(1);
        return mails[0]?.text ?? "";
      },
      { timeout: 30_000, interval: 100 },
    );
  const linkIn = (text: string, answer: string) => {
    const [, appointmentId = "", signature = ""] =
      new RegExp(`/appointment#([\\w-]+)\\.([\\w-]{43})\\.${answer}\\n`).exec(text) ?? [];
    return { appointmentId, signature };
  };
  const booked = async (person: Person, email: string) => {
    const id = randomUUID();
    accepted(await ask(person, email, id));
    // Confirmed now; the task that comes five seconds after the request finds it done.
    const ports = wiring();
    await assignTherapist({ ...ports, runtime: { ...ports.runtime, now: () => Date.now() + 10 * SECOND } }, id);
    expect((await stored(id)).status).toBe("confirmed");
    return id;
  };
  const toldOf = async ({ uid }: Person) =>
    (await database().collection(`users/${uid}/outbox`).get()).docs.map((doc) => String(doc.get("kind"))).toSorted();
  const slots = async (id: string) =>
    (await database().collection("appointmentSlots").where("appointmentId", "==", id).get()).size;

  it("gets an e-mail, without a word of what it is about, and keeps the appointment", async () => {
    const [email, person] = [freshEmail(), await guest()];
    const id = await booked(person, email);
    const text = await mail(email);
    expect(text).toMatch(/Keep it:[^]*This wasn't me:/);
    expect(text).not.toMatch(/appointment(?!#)|therap|Asha|sleep/i);
    const { keepUntil } = await stored(id);
    expect(keepUntil).toBeGreaterThan(Date.now());
    const link = linkIn(text, "keep");
    expect(link.appointmentId).toBe(id);
    const stranger = await guest();
    for (let times = 0; times < 2; times += 1)
      expect(accepted(await call("answerAppointment", { ...link, answer: "keep" }, stranger.token))).toEqual({
        appointmentId: id,
        status: "confirmed",
      });
    expect(await stored(id)).toMatchObject({ keepUntil: null, addressConfirmed: true, mailDue: false });
    await sweep(25 * HOUR);
    expect([(await stored(id)).status, await slots(id)]).toEqual(["confirmed", 1]);
    expect(await toldOf(person)).toEqual(["appointment-confirmed", "appointment-held"]);
  });

  it("that was given by somebody else is free again at once, and so is the slot", async () => {
    const [email, owner, other] = [freshEmail(), await guest(), await guest()];
    const id = await booked(other, email);
    expect(reasonOf(await ask(owner, email))).toBe("APPOINTMENT_USED");
    const link = linkIn(await mail(email), "not-me");
    for (let times = 0; times < 2; times += 1)
      expect(accepted(await call("answerAppointment", { ...link, answer: "not-me" }, owner.token))).toEqual({
        appointmentId: id,
        status: "cancelled",
      });
    expect(await usedAddressOf(email)).toBeUndefined();
    expect(await slots(id)).toBe(0);
    expect(reasonOf(await ask(other, email))).toBe("APPOINTMENT_USED");
    accepted(await ask(owner, email));
    // Too late to change the answer.
    expect(accepted(await call("answerAppointment", { ...link, answer: "keep" }, owner.token)).status).toBe(
      "cancelled",
    );
  });

  it("that nobody confirms loses the slot, and the claim with it", async () => {
    const [email, person] = [freshEmail(), await guest()];
    const id = await booked(person, email);
    await sweep();
    expect((await stored(id)).status).toBe("confirmed");
    const { keepUntil } = await stored(id);
    await sweep((keepUntil ?? 0) - Date.now() - 10_000);
    expect((await stored(id)).status).toBe("confirmed");
    await sweep((keepUntil ?? 0) - Date.now() + 1);
    expect(await stored(id)).toMatchObject({ status: "cancelled", keepUntil: null });
    expect(await usedAddressOf(email)).toBeUndefined();
    expect(await slots(id)).toBe(0);
    const audit = await database()
      .collection("auditLog")
      .where("target", "==", id)
      .where("action", "==", "appointment.cancel")
      .get();
    expect(audit.docs.map((doc): unknown => doc.get("reason"))).toEqual(["not-kept"]);
    expect(await toldOf(person)).toEqual(["appointment-cancelled", "appointment-held"]);
    accepted(await ask(person, freshEmail()));
  });

  it("confirmed before the sweep but after the deadline keeps nothing, and its owner is told so", async () => {
    const [email, person] = [freshEmail(), await guest()];
    const id = await booked(person, email);
    const link = linkIn(await mail(email), "keep");
    await database()
      .doc(`appointmentRequests/${id}`)
      .update({ keepUntil: Timestamp.fromMillis(Date.now() - 1) });
    for (let times = 0; times < 2; times += 1)
      expect(accepted(await call("answerAppointment", { ...link, answer: "keep" }, person.token))).toEqual({
        appointmentId: id,
        status: "cancelled",
      });
    expect(await stored(id)).toMatchObject({ status: "cancelled", disowned: false });
    expect([await usedAddressOf(email), await slots(id)]).toEqual([undefined, 0]);
    expect(await toldOf(person)).toEqual(["appointment-cancelled", "appointment-held"]);
  });

  it.each(["at once", "once it is asked"])(
    "is free again a day after it was named, if the person deletes their account %s",
    async (when) => {
      const [email, person, owner] = [freshEmail(), await guest(), await guest()];
      if (when === "at once") accepted(await ask(person, email));
      else await booked(person, email);
      expect(await usedAddressOf(email)).toMatchObject({ userId: person.uid });
      accepted(await call("deleteMyAccount", {}, person.token));
      // Not at once: otherwise each new account that names it would have another e-mail sent there.
      expect(await usedAddressOf(email)).not.toHaveProperty("userId");
      expect((await sweep(23 * HOUR)).freed.done).toBe(0);
      expect(reasonOf(await ask(owner, email))).toBe("APPOINTMENT_USED");
      expect((await sweep(25 * HOUR)).freed.done).toBeGreaterThanOrEqual(1);
      expect(await usedAddressOf(email)).toBeUndefined();
      accepted(await ask(owner, email));
    },
  );

  it("stays used, without a name, if the account is deleted after the appointment took place", async () => {
    const [email, person] = [freshEmail(), await guest()];
    const id = await booked(person, email);
    await database().doc(`appointmentRequests/${id}`).update({ status: "done", keepUntil: null });
    accepted(await call("deleteMyAccount", {}, person.token));
    expect(Object.keys((await usedAddressOf(email)) ?? {})).toEqual(["at"]);
    expect(reasonOf(await ask(await guest(), email))).toBe("APPOINTMENT_USED");
  });

  it("can't be confirmed without its e-mail", async () => {
    const [email, person] = [freshEmail(), await guest()];
    const [id, other] = [await booked(person, email), await booked(await guest(), freshEmail())];
    const { signature } = linkIn(await mail(email), "keep");
    const forged = signature.replace(/^./, (first) => (first === "A" ? "B" : "A"));
    for (const attempt of [
      { appointmentId: id, signature: forged },
      { appointmentId: other, signature },
      { appointmentId: randomUUID(), signature },
    ]) {
      for (const answer of ["keep", "not-me"] as const)
        expect(reasonOf(await call("answerAppointment", { ...attempt, answer }, person.token))).toBe("NOT_FOUND");
    }
    for (const each of [id, other])
      expect(await stored(each)).toMatchObject({ status: "confirmed", addressConfirmed: false });
  });

  it("gets its e-mail later if the mail server was away", async () => {
    const email = freshEmail();
    await planFaults(email, "away");
    const id = await booked(await guest(), email);
    await vi.waitFor(
      async () => {
        await sweep();
        expect((await stored(id)).mailDue).toBe(false);
      },
      { timeout: 30_000 },
    );
    expect(await mail(email)).toContain(id);
  });

  it("that no e-mail could reach in time loses nothing, and is then asked with time to answer", async () => {
    const email = freshEmail();
    const id = await booked(await guest(), email);
    await mail(email);
    // As when the mail server is away for a day.
    const past = Timestamp.fromMillis(Date.now() - SECOND);
    await database().doc(`appointmentRequests/${id}`).update({ mailDue: true, keepUntil: past });
    expect(await releaseLapsed(wiring(), id)).toBe(true);
    expect((await stored(id)).status).toBe("confirmed");
    const before = (await mailsTo(email)).length;
    await sweep();
    const { status, mailDue, keepUntil } = await stored(id);
    expect([status, mailDue]).toEqual(["confirmed", false]);
    expect(keepUntil).toBeGreaterThan(Date.now());
    // Near the appointment it has the deadline of the first one, and so its id.
    expect((await mailsTo(email)).length).toBeGreaterThan(before);
  });

  it("is not asked if its owner has confirmed it", async () => {
    const person = await account();
    await adminAuth().updateUser(person.uid, { emailVerified: true });
    const id = await booked(person, person.email);
    expect(await stored(id)).toMatchObject({ addressConfirmed: true, keepUntil: null, mailDue: false });
    expect((await mailsTo(person.email)).filter(({ text }) => text.includes("/appointment#"))).toEqual([]);
  });

  it("has one slot per guest, whatever addresses they make up at once", async () => {
    const person = await guest();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(person, freshEmail())));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    for (const refused of answers.filter((answer) => !answer.ok)) expect(reasonOf(refused)).toBe("APPOINTMENT_USED");
    // Addresses are limited too: the sixth and seventh of a day are not checked.
    expect(reasonOf(await ask(person, freshEmail()))).toBe("RATE_LIMITED");
    expect((await database().collection("appointmentRequests").where("userId", "==", person.uid).get()).size).toBe(1);
  });

  it("is limited by network", async () => {
    const headers = { "x-forwarded-for": `198.51.100.${Math.floor(Math.random() * 250)}` };
    const asking = async () =>
      post(
        "requestAppointment",
        JSON.stringify({ data: { requestId: randomUUID(), name: "Asha", email: freshEmail(), issue: "Sleep" } }),
        (await guest()).token,
        headers,
      );
    const reasons: string[] = [];
    for (let count = 0; count < 61; count += 1) {
      const answer = await asking();
      reasons.push(answer.ok ? "ok" : reasonOf(answer));
    }
    expect(reasons).toEqual([...Array.from({ length: 60 }, () => "ok"), "RATE_LIMITED"]);
  });

  it("claimed under the earlier plain hash is honoured, and gets a keyed hash", async () => {
    const [email, person] = [freshEmail(), await guest()];
    const before = database().doc(`appointmentClaims/${formerId(email)}`);
    const claim = { appointmentId: "before", userId: "before", at: Timestamp.now() };
    await before.set(claim);
    expect(reasonOf(await ask(person, email))).toBe("APPOINTMENT_USED");
    const { rekeyed } = await sweep();
    expect(rekeyed.done).toBeGreaterThanOrEqual(1);
    expect((await before.get()).exists).toBe(false);
    expect(await usedAddressOf(email)).toEqual(claim);
    expect(reasonOf(await ask(person, email))).toBe("APPOINTMENT_USED");
    expect((await sweep()).rekeyed.done).toBe(0);
  });

  it("is not in the way of others whose claim is to get a keyed hash", async () => {
    const emails = [freshEmail(), freshEmail(), freshEmail()];
    const claim = { appointmentId: "before", userId: "before", at: Timestamp.now() };
    for (const email of emails)
      await database()
        .doc(`appointmentClaims/${formerId(email)}`)
        .set(claim);
    const [first = ""] = emails.map(formerId).toSorted();
    const ports = wiring();
    const rekey = ports.appointments.rekey.bind(ports.appointments);
    const failing = vi
      .spyOn(ports.appointments, "rekey")
      .mockImplementation((id) => (id === first ? Promise.reject(new Error("Away.")) : rekey(id)));
    const told: unknown[] = [];
    const { rekeyed } = await sweepAppointments({ ...ports, onDefect: (error) => told.push(error) });
    failing.mockRestore();
    expect([rekeyed.failed, told.length]).toEqual([1, 1]);
    for (const email of emails) {
      const after = await database()
        .doc(`appointmentClaims/${formerId(email)}`)
        .get();
      expect(after.exists).toBe(formerId(email) === first);
    }
    expect((await sweep()).rekeyed).toMatchObject({ done: 1, failed: 0 });
  });

  it("counts as open for its person also if the rest of the request can't be read", async () => {
    const person = await guest();
    const id = await booked(person, freshEmail());
    await database().doc(`appointmentRequests/${id}`).update({ locale: "ta" });
    expect(reasonOf(await ask(person, freshEmail()))).toBe("APPOINTMENT_USED");
    await database().doc(`appointmentRequests/${id}`).delete();
  });
});
