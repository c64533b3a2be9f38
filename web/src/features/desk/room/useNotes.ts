import { backoff } from "@thodu/domain/backoff";
import type { Output } from "@thodu/domain/contracts";
import { MINUTE } from "@thodu/domain/time";
import { useCallback, useEffect, useState } from "react";
import { useVisible } from "../../../lib/hooks/useVisible";
import { kept } from "../../../lib/storage";
import { toast } from "../../../lib/toast";
import { readNotes, type PrivateNote, type SupervisorCall } from "../api";

export interface Notes {
  /** Null until they are loaded. */
  readonly notes: readonly PrivateNote[] | null;
  /** Set apart as long as the reader holds the conversation: hand-over notes, and the end of a crisis that was the last talk. */
  readonly forNext: readonly PrivateNote[];
  /** The last time in this talk that a listener called a supervisor; null where none did, and until that is known. */
  readonly supervisor: SupervisorCall | null;
  /** Whether these stand above the conversation: until the reader has replied. */
  readonly isFirst: boolean;
  readonly load: () => Promise<void>;
  /** Reads them again, without a message where that fails. */
  readonly refresh: () => Promise<void>;
}

/** What a colleague wrote for whoever comes next, or anybody at the end of a crisis that was the last talk. */
const isForNext = ({ kind, mine, crisis, at }: PrivateNote, lastEnd: number | null): boolean =>
  (kind === "hand-over" && !mine) || (crisis !== undefined && lastEnd !== null && Math.abs(at - lastEnd) < MINUTE);

/** How often it is asked whether the team has closed the case. */
const CASE_ASKED = MINUTE;

/** Where this tab keeps, once it was in sight, whether anything was left for the listener of a claim. */
const keyOf = (claimId: string): string => `thodu.handOverRead.${claimId}`;
const NOTHING = "none";

/**
 * Whether what a colleague left stands above all else: from the claim on, until it was in sight and the reader has
 * written another message. `words`: how many they have written since they claimed the conversation; `count`: how much was
 * left for them, null until that is known.
 */
function useReadFirst(claimId: string | null, words: number, count: number | null): boolean {
  /** What they had written when it was first in sight. */
  const [inSight, setInSight] = useState<{ readonly claimId: string; readonly words: number } | null>(null);
  const isFirst =
    claimId !== null &&
    (inSight?.claimId === claimId ? words <= inSight.words : words === 0 || kept.get(keyOf(claimId)) === null);
  useEffect(() => {
    if (!isFirst || count === null) return;
    kept.set(keyOf(claimId), count === 0 ? NOTHING : "yes");
    setInSight((before) => (before?.claimId === claimId ? before : { claimId, words }));
  }, [isFirst, count, claimId, words]);
  return isFirst;
}

interface Before {
  /** Of a claim before which there was somebody or something to know of; null for all others. */
  readonly claimId: string | null;
  /** When the last talk ended, in milliseconds since 1970; null without one. */
  readonly lastEnd: number | null;
  readonly isCrisis?: boolean;
}

interface NotesRead {
  readonly read: Output<"readNotes"> | null;
  /** Answers with what went wrong, in words; null for nothing. */
  readonly readAgain: () => Promise<string | null>;
  /** They were read before this crisis began, or not at all: a supervisor may have been called in it since, in a voice call. */
  readonly lacksCrisis: boolean;
}

/** What was read last of a conversation, and whether that knows of the crisis that it is in. */
function useRead(conversationId: string, isCrisis: boolean): NotesRead {
  const [read, setRead] = useState<Output<"readNotes"> | null>(null);
  const [knowsCrisis, setKnowsCrisis] = useState(false);
  if (knowsCrisis && !isCrisis) setKnowsCrisis(false);
  const readAgain = useCallback(async (): Promise<string | null> => {
    const reply = await readNotes(conversationId);
    if (!reply.ok) return reply.message;
    setRead(reply.value);
    setKnowsCrisis(isCrisis);
    return null;
  }, [conversationId, isCrisis]);
  return { read, readAgain, lacksCrisis: isCrisis && !knowsCrisis };
}

/** The private notes of a conversation. `words`: messages that the reader wrote since their claim. */
export function useNotes(conversationId: string, { claimId, lastEnd, isCrisis = false }: Before, words = 0): Notes {
  const { read, readAgain, lacksCrisis } = useRead(conversationId, isCrisis);
  const { notes = null, supervisor = null } = read ?? {};
  const load = useCallback(async (): Promise<void> => {
    const trouble = await readAgain();
    if (trouble !== null) toast("alert", trouble);
  }, [readAgain]);
  const refresh = useCallback(async (): Promise<void> => {
    await readAgain();
  }, [readAgain]);
  const forNext = claimId === null ? [] : (notes ?? []).filter((note) => isForNext(note, lastEnd));
  const isFirst = useReadFirst(claimId, words, notes && forNext.length + Number(supervisor !== null));
  // What a colleague left for them is not missed for a bad network: it is asked for until it is here.
  const isLeft = notes === null && claimId !== null && (isFirst || kept.get(keyOf(claimId)) !== NOTHING);
  const isMissing = isLeft || (claimId !== null && lacksCrisis);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isMissing) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    void readAgain().then((trouble) => {
      if (!stopped && trouble !== null)
        timer = setTimeout(() => setTries(tries + 1), backoff(tries + 2, Math.random()));
    });
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [isMissing, readAgain, tries]);
  const isOpenCase = supervisor?.closedAt === null;
  const visible = useVisible();
  useEffect(() => {
    if (!isOpenCase || !visible) return undefined;
    const timer = setInterval(() => void refresh(), CASE_ASKED);
    return () => clearInterval(timer);
  }, [isOpenCase, visible, refresh]);
  return { notes, forNext, supervisor, isFirst, load, refresh };
}
