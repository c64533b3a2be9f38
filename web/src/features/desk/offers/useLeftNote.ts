import { useEffect, useState } from "react";
import { readNotes } from "../api";

/**
 * Whether the listener who asks this one to go on with a person has left a note for them; false until that is known,
 * and for `conversationId` null. Nothing is said if it can't be read: the note opens first once they have accepted.
 */
export function useLeftNote(conversationId: string | null): boolean {
  const [leftBy, setLeftBy] = useState<string | null>(null);
  useEffect(() => {
    if (conversationId === null) return undefined;
    let stopped = false;
    void readNotes(conversationId).then((reply) => {
      if (!stopped && reply.ok && reply.value.left === true) setLeftBy(conversationId);
    });
    return () => {
      stopped = true;
    };
  }, [conversationId]);
  return conversationId !== null && leftBy === conversationId;
}
