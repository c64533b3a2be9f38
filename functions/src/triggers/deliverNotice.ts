import { onDocumentCreated } from "firebase-functions/v2/firestore";
import { defineSecret } from "firebase-functions/params";
import { triggerOptions } from "../runtime/triggerOptions";
import { wiring } from "../runtime/wiring";
import { deliver } from "../usecases/notifications/deliver";

/** It alone sends e-mails, so it alone is given the mail server's password. */
const options = { ...triggerOptions, secrets: [...triggerOptions.secrets, defineSecret("THODU_SMTP_PASSWORD")] };

/**
 * Tells a person of what has happened; may be run any number of times for the same event. Phones that ring for them stop,
 * where it is the answer of a listener who was silent in a crisis: a send has no time for that.
 */
export const deliverNotice = onDocumentCreated(
  { ...options, document: "users/{uid}/outbox/{id}" },
  async ({ params: { uid, id } }) => {
    const { pages, pager, ...ports } = wiring();
    await deliver(ports, uid, id);
    if (await pages.isRung(uid)) await pager.run();
  },
);
