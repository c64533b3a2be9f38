import { chatMessage, VOLUNTEER } from "@thodu/domain/chat/model";
import { getDocsFromServer } from "firebase/firestore";
import { collection, db, limit, orderBy, query, where } from "../../lib/firebase/firestore";
import { lastOfEach, type Written } from "./lastOfEach";

/** How many of the newest listeners' messages are searched. */
const SEARCHED = 100;

/** The last message of each listener who recently wrote to this customer. */
export async function readListeners(customerId: string): Promise<readonly Written[]> {
  const messages = collection(db, "conversations", customerId, "chatMessages");
  const { docs } = await getDocsFromServer(
    query(messages, where("sender", "==", VOLUNTEER), orderBy("timestamp", "desc"), limit(SEARCHED)),
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
