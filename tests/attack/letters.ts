interface LetterAttack {
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT";
  readonly body: string;
  /** `right`: signed as the gateway does; the others as by somebody without its secret. */
  readonly signed: "right" | "wrong secret" | "another body" | "upper case" | "empty" | "undefined" | "not";
  readonly status: number;
}

const captured =
  '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"<cheapPayment>","order_id":"<dearOrder>",' +
  '"amount":299900,"currency":"INR","status":"captured","captured":true,"amount_refunded":0}}}}';
const letter = (
  name: string,
  signed: LetterAttack["signed"],
  status: number,
  body = captured,
  method: LetterAttack["method"] = "POST",
): LetterAttack => ({ name, method, body, signed, status });

/** Requests to the webhook of the payment gateway. */
export const letterAttacks: readonly LetterAttack[] = [
  letter("is not signed", "not", 400),
  letter("has an empty signature", "empty", 400),
  letter("has the signature undefined", "undefined", 400),
  letter("is signed with another secret", "wrong secret", 400),
  letter("is signed in upper case", "upper case", 400),
  letter("has the signature of the same content, written otherwise", "another body", 400),
  letter("is no JSON", "right", 400, '{"event":'),
  letter("is null", "right", 400, "null"),
  letter("names no event", "right", 400, '{"payload":{}}'),
  letter("is of a wrong form", "right", 400, '{"event":"payment.captured","payload":{"payment":{"entity":{"id":7}}}}'),
  letter("tells of an event that nobody knows", "right", 200, '{"event":"rocket.launched","payload":{}}'),
  letter("is only asked for", "not", 405, "", "GET"),
  letter("is put", "right", 405, captured, "PUT"),
];
