import { conversation } from "@thodu/domain/chat/model";
import { volunteer } from "@thodu/domain/volunteers/model";
import { accepted, call } from "./callables";
import { database, guest, type Person } from "./people";

export const summary = async (uid: string) =>
  conversation.parse((await database().doc(`conversations/${uid}`).get()).data());
export const load = async (person: Person) =>
  volunteer.parse((await database().doc(`volunteers/${person.uid}`).get()).data()).load;

export const audit = async (target: string) =>
  (await database().collection("auditLog").where("target", "==", target).get()).docs
    .map((doc) => String(doc.get("action")))
    .sort();

export const claim = (person: Person, conversationId: string, more: { takeOver?: boolean; reason?: string } = {}) =>
  call("claimConversation", { conversationId, ...more }, person.token);

export async function waiting(): Promise<Person> {
  const person = await guest();
  accepted(await call("sendMessage", { messageId: "first", text: "hello" }, person.token));
  return person;
}
