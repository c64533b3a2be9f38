import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { AnswerLinks } from "../usecases/appointments/ports";
import type { RingTokens } from "../usecases/oncall/ports";
import type { FeedTokens } from "../usecases/rota/ports";

/** HMAC-SHA-256 under the secret of the project, with different hashes for each purpose. */
export class KeyedHash implements AnswerLinks, RingTokens, FeedTokens {
  constructor(readonly secret: () => string) {}

  #of(purpose: string, text: string): string {
    return createHmac("sha256", this.secret()).update(`${purpose}\n${text}`).digest("base64url");
  }

  /** The id under which a mailbox is stored as used, made from the id that it had before there was a secret. */
  addressId(formerId: string): string {
    return `k_${this.#of("appointment-claim", formerId)}`;
  }

  sign(appointmentId: string, mailbox: string): string {
    return this.#of("appointment-answer", `${appointmentId}\n${mailbox}`);
  }

  isSigned(appointmentId: string, mailbox: string, signature: string): boolean {
    return isSame(signature, this.sign(appointmentId, mailbox));
  }

  tokenFor(ringId: string): string {
    return this.#of("ring-receipt", ringId);
  }

  isToken(ringId: string, token: string): boolean {
    return isSame(token, this.tokenFor(ringId));
  }

  feedToken(uid: string, number: number): string {
    return this.#of("shift-calendar", `${uid}\n${number}`);
  }

  feedHash(token: string): string {
    return createHash("sha256").update(token).digest("base64url");
  }
}

function isSame(text: string, right: string): boolean {
  const [given, wanted] = [Buffer.from(text), Buffer.from(right)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** The id of a used mailbox from before there was a secret: everybody who knows the address can compute it. */
export const formerAddressId = (mailbox: string): string => createHash("sha256").update(mailbox).digest("hex");
