import { backoff } from "@thodu/domain/chat/backoff";
import { useCallback, useEffect, useState } from "react";
import { toast } from "../../lib/toast";
import { readNotes, type PrivateNote } from "./api";

export interface Notes {
  /** Null until they are loaded. */
  readonly notes: readonly PrivateNote[] | null;
  /** What a colleague left for whoever comes next, while it is to be read first. */
  readonly forNext: readonly PrivateNote[];
  readonly load: () => Promise<void>;
}

/** What a colleague wrote for whoever comes next. */
const isForNext = ({ kind, mine }: Pick<PrivateNote, "kind" | "mine">): boolean => kind === "hand-over" && !mine;

/** The private notes of a conversation; `takesOver`: somebody else listened before, and the reader has not written yet. */
export function useNotes(conversationId: string, takesOver: boolean): Notes {
  const [notes, setNotes] = useState<readonly PrivateNote[] | null>(null);
  const load = useCallback(async (): Promise<void> => {
    const reply = await readNotes(conversationId);
    if (reply.ok) setNotes(reply.value.notes);
    else toast("alert", reply.message);
  }, [conversationId]);
  // What a colleague left for them is not missed for a bad network: it is asked for until it is here.
  const isMissing = takesOver && notes === null;
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isMissing) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const ask = async (): Promise<void> => {
      const reply = await readNotes(conversationId);
      if (stopped) return;
      if (reply.ok) setNotes(reply.value.notes);
      else timer = setTimeout(() => setTries(tries + 1), backoff(tries + 2, Math.random()));
    };
    void ask();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [isMissing, conversationId, tries]);
  return { notes, forNext: takesOver ? (notes ?? []).filter(isForNext) : [], load };
}
