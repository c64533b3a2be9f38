import { feedback, supportRequest, type Feedback, type SupportRequest } from "@thodu/domain/support/model";
import type { Versioned } from "../../usecases/chat/ports";
import type { NewCase } from "@thodu/domain/reports/decide";
import type { NewTicket, TicketStore } from "../../usecases/support/ports";
import { create, patch, serverTime } from "../../store/changes";
import { commit, stored } from "../../store/commit";
import { auditChange } from "./audit";
import { caseChanges } from "./cases";
import { read, readVersioned } from "./converters";
import { db } from "../../store/database";
import { noticeChange } from "./outbox";

const feedbackRef = (id: string) => db().doc(`feedback/${id}`);
const requestRef = (id: string) => db().doc(`supportRequests/${id}`);

export class FirestoreTickets implements TicketStore {
  async storeFeedback(id: string, ticket: NewTicket, report: NewCase | null): Promise<"stored" | "taken"> {
    const changes = [
      create(feedbackRef(id).path, { ...ticket, createdAt: serverTime }),
      ...caseChanges(`feedback-${id}`, report),
    ];
    return (await commit(changes)) ? "stored" : "taken";
  }

  async feedback(id: string): Promise<Feedback | null> {
    return read(feedback, await feedbackRef(id).get());
  }

  async storeRequest(id: string, ticket: NewTicket, report: NewCase | null): Promise<"stored" | "taken"> {
    const changes = [
      create(requestRef(id).path, {
        ...ticket,
        createdAt: serverTime,
        status: "open",
        reply: null,
        repliedAt: null,
      }),
      ...caseChanges(`question-${id}`, report),
    ];
    return (await commit(changes)) ? "stored" : "taken";
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
    return stored([
      patch(requestRef(id).path, { status: "answered", reply, repliedAt: serverTime }, seen.version),
      auditChange({ actor: admin, action: "support.reply", target: id, reason: "" }),
      noticeChange(seen.value.userId, `support-reply_${id}`, "support-reply"),
    ]);
  }
}
