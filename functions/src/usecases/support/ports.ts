import type { Locale } from "@thodu/domain/locale";
import type { Feedback, SupportRequest } from "@thodu/domain/support/model";
import type { Versioned } from "../chat/ports";
import type { NewCase } from "@thodu/domain/reports/decide";

export interface NewTicket {
  readonly userId: string;
  readonly text: string;
  readonly locale: Locale;
}

/**
 * Feedback and questions to the team; they are written only through this. `report`: a case to open in the same write.
 */
export interface TicketStore {
  /** `taken`: the id was there before, and nothing was stored. */
  storeFeedback(id: string, ticket: NewTicket, report: NewCase | null): Promise<"stored" | "taken">;
  feedback(id: string): Promise<Feedback | null>;
  storeRequest(id: string, ticket: NewTicket, report: NewCase | null): Promise<"stored" | "taken">;
  request(id: string): Promise<Versioned<SupportRequest> | null>;
  /** Stores the answer, its audit line and the notice to the person, in one write. */
  answer(id: string, seen: Versioned<SupportRequest>, reply: string, admin: string): Promise<"stored" | "conflict">;
}
