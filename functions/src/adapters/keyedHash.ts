import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { AnswerLinks } from "../usecases/appointments/ports";

/** HMAC-SHA-256 under the secret of the project; each purpose has hashes of its own. */
export class KeyedHash implements AnswerLinks {
  constructor(readonly secret: () => string) {}

  #of(purpose: string, text: string): string {
    return createHmac("sha256", this.secret()).update(`${purpose}\n${text}`).digest("base64url");
  }

  /** The id of the claim on a mailbox, made of the id that it had before there was a secret. */
  claimId(formerId: string): string {
    return `k_${this.#of("appointment-claim", formerId)}`;
  }

  sign(appointmentId: string, mailbox: string): string {
    return this.#of("appointment-answer", `${appointmentId}\n${mailbox}`);
  }

  isSigned(appointmentId: string, mailbox: string, signature: string): boolean {
    const [given, right] = [Buffer.from(signature), Buffer.from(this.sign(appointmentId, mailbox))];
    return given.length === right.length && timingSafeEqual(given, right);
  }
}

/** The id of a claim from before there was a secret: anybody who knows an address can work it out. */
export const formerClaimId = (mailbox: string): string => createHash("sha256").update(mailbox).digest("hex");
