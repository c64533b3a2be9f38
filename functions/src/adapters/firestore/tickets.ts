import { feedback, supportRequest, type Feedback, type SupportRequest } from "@thodu/domain/support/model";
import type { Versioned } from "../../usecases/chat/ports";
import type { NewTicket, TicketStore } from "../../usecases/support/ports";
import { recordIn } from "./audit";
import { commit } from "./commit";
import { read, readVersioned, unchangedSince } from "./converters";
import { db } from "./database";
import { tellIn } from "./outbox";
import { FieldValue } from "./sdk";

const feedbackRef = (id: string) => db().doc(`feedback/${id}`);
const requestRef = (id: string) => db().doc(`supportRequests/${id}`);

export class FirestoreTickets implements TicketStore {
  async storeFeedback(id: string, ticket: NewTicket): Promise<"stored" | "taken"> {
    const batch = db().batch();
    batch.create(feedbackRef(id), { ...ticket, createdAt: FieldValue.serverTimestamp() });
    return (await commit(batch)) ? "stored" : "taken";
  }

  async feedback(id: string): Promise<Feedback | null> {
    return read(feedback, await feedbackRef(id).get());
  }

  async storeRequest(id: string, ticket: NewTicket): Promise<"stored" | "taken"> {
    const batch = db().batch();
    batch.create(requestRef(id), {
      ...ticket,
      createdAt: FieldValue.serverTimestamp(),
      status: "open",
      reply: null,
      repliedAt: null,
    });
    return (await commit(batch)) ? "stored" : "taken";
  }

  async request(id: string): Promise<Versioned<SupportRequest> | null> {
    return readVersioned(supportRequest, await requestRef(id).get());
  }

  async answer(
    id: string,
    seen: Versioned<SupportRequest>,
    reply: string,
    admin: string,
  ): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    batch.update(
      requestRef(id),
      { status: "answered", reply, repliedAt: FieldValue.serverTimestamp() },
      unchangedSince(seen.version),
    );
    recordIn(batch, { actor: admin, action: "support.reply", target: id, reason: "" });
    tellIn(batch, seen.value.userId, `support-reply_${id}`, "support-reply");
    return (await commit(batch)) ? "stored" : "conflict";
  }
}
