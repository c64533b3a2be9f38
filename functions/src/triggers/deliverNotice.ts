import { onDocumentCreated } from "firebase-functions/v2/firestore";
import { mailOptions } from "../runtime/options";
import { triggerOptions } from "../runtime/triggerOptions";
import { wiring } from "../runtime/wiring";
import { deliver } from "../usecases/notifications/deliver";

/**
 * Delivers an event to its person; may run any number of times for the same event. If it is the answer of a listener
 * who was silent in a crisis, it also stops the phones that ring for the person, as a send has no time for that.
 */
export const deliverNotice = onDocumentCreated(
  { ...triggerOptions, secrets: mailOptions.secrets, document: "users/{uid}/outbox/{id}" },
  async ({ params: { uid, id } }) => {
    const { pages, pager, ...ports } = wiring();
    try {
      await deliver(ports, uid, id);
    } finally {
      // Also if the mail server is away, for which this runs again later.
      if (await pages.isRung(uid)) await pager.run();
    }
  },
);
