import { chatMessage, VOLUNTEER } from "@thodu/domain/chat/model";
import { getDocsFromServer } from "firebase/firestore";
import { collection, db, limit, orderBy, query, where } from "../../lib/firebase/firestore";
import { lastOfEach, type Written } from "./lastOfEach";

/** Messages of listeners that are looked through, the newest of them. */
const LOOKED_AT = 100;

/** The last message of each listener who wrote to this customer lately. */
export async function readListeners(customerId: string): Promise<readonly Written[]> {
  const messages = collection(db, "conversations", customerId, "chatMessages");
  const { docs } = await getDocsFromServer(
    query(messages, where("sender", "==", VOLUNTEER), orderBy("timestamp", "desc"), limit(LOOKED_AT)),
  );
  return lastOfEach(
    docs.flatMap((document) => {
      const { data } = chatMessage.safeParse(document.data());
      return data
        ? [{ messageId: document.id, text: data.text, timestamp: data.timestamp, volunteerId: data.volunteerId }]
        : [];
    }),
  );
}
