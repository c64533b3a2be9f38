import { createHash, createHmac, randomUUID } from "node:crypto";
import { appointmentRequest } from "@thodu/domain/appointments/model";
import { slotDays } from "@thodu/domain/appointments/slots";
import { MINUTE } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { call } from "./callables";
import { passChange } from "./passChange";
import { database, type Person } from "./people";

export const ask = (person: Person, email: string, requestId: string = randomUUID()) =>
  call(
    "requestAppointment",
    { requestId, name: "Asha Rao", email, issue: "I sleep badly and feel alone." },
    person.token,
  );
export const stored = async (id: string) =>
  appointmentRequest.parse((await database().doc(`appointmentRequests/${id}`).get()).data());
export const freshEmail = () => `${randomUUID()}@people.example`;
export const formerId = (email: string): string => createHash("sha256").update(email).digest("hex");
export const usedAddressOf = async (email: string) => {
  const id = createHmac("sha256", process.env["THODU_HASH_SECRET"] ?? "")
    .update(`appointment-claim\n${formerId(email)}`)
    .digest("base64url");
  return (await database().doc(`appointmentClaims/k_${id}`).get()).data();
};

/** Replaces the roster, so that a test's slots are its own; what held a slot of the former roster keeps it. */
export async function roster(count: number): Promise<void> {
  const asked = await database()
    .collection("appointmentRequests")
    .where("keepUntil", ">", Timestamp.fromMillis(0))
    .get();
  await Promise.all(asked.docs.map((doc) => doc.ref.update({ keepUntil: null })));
  for (const name of ["therapists", "appointmentSlots"]) {
    const { docs } = await database().collection(name).get();
    await Promise.all(docs.map((doc) => doc.ref.delete()));
  }
  for (let n = 1; n <= count; n += 1) await putTherapist(n);
}

export const putTherapist = (n: number): Promise<unknown> =>
  database()
    .doc(`therapists/t${n}`)
    .set({ name: `Meera ${n}`, languages: ["en"], active: true });

/**
 * Waits if half past six in the evening in Asia/Kolkata is less than a minute away, when the next slot moves to another
 * day.
 */
export const passSlotTime = (): Promise<void> => passChange((now) => slotDays(now)[0], MINUTE);
