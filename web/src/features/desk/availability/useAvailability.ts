import type { Locale } from "@thodu/domain/locale";
import type { Availability } from "@thodu/domain/matching/availability";
import { BREAK_REMINDER, DESK_PRESENT_WITHIN, HEARTBEAT } from "@thodu/domain/matching/times";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../../lib/callables";
import { useOnline } from "../../../lib/hooks/useOnline";
import { useVisible } from "../../../lib/hooks/useVisible";
import { toast } from "../../../lib/toast";
import {
  chosenKey,
  tellLeft,
  useChosenAvailability,
  type ChosenAvailability,
  type Standing,
} from "./useChosenAvailability";

export interface OwnAvailability {
  /** As the server counts it. */
  readonly state: Availability;
  /** As they chose last; the server may not have answered yet. */
  readonly chosen: Availability;
  /** Milliseconds since 1970 until which the server lets them rest; null unless a break is due. */
  readonly restUntil: number | null;
  /** The server has not answered for so long that it has counted them as away since. */
  readonly isUnheard: boolean;
  /** They were at the desk, and the server has not answered yet how it counts them. */
  readonly isUnsure: boolean;
  /** They have listened for long. */
  readonly tired: boolean;
  /** A choice is under way to the server. */
  readonly busy: boolean;
  readonly set: (chosen: Availability) => Promise<void>;
  /** The languages, beside what was chosen last: the server may not have answered that yet. False where they could not be stored. */
  readonly speak: (languages: readonly Locale[]) => Promise<boolean>;
}

/**
 * The listener's word of themselves, repeated while the desk is in front of them. In a background tab it falls silent,
 * and after a minute the server takes them as away; back in front, it says at once what they chose.
 */
export function useAvailability(uid: string, record: Standing | null = null): OwnAvailability {
  const key = chosenKey(uid);
  const choice = useChosenAvailability(key, record);
  const { chosen, latest, adopt } = choice;
  const inTurn = useInTurn();
  const { told, isHeard, say, choose } = useTelling(choice, inTurn);
  const [underWay, setUnderWay] = useState(0);
  const [hasChosen, setHasChosen] = useState(false);

  const change = async (next: Availability, languages?: readonly Locale[]): Promise<boolean> => {
    const before = latest.current;
    setUnderWay((count) => count + 1);
    adopt(next);
    const trouble = await say(next, languages);
    setUnderWay((count) => count - 1);
    if (trouble === null) return true;
    toast("alert", trouble);
    // They were told that it failed, so they must not go online later by themselves, when the network is back.
    if (next === "online" && latest.current === next) {
      choose(null);
      adopt(before);
    }
    return false;
  };

  // Whoever leaves the desk is not at it any more.
  useEffect(
    () => () => {
      if (latest.current !== "away") void inTurn("away", true).then(() => tellLeft(key));
    },
    [inTurn, key, latest],
  );
  return {
    ...told,
    chosen,
    isUnsure: !isHeard && chosen !== "away" && !hasChosen,
    busy: underWay > 0,
    set: async (next) => {
      setHasChosen(true);
      choose(next);
      await change(next);
    },
    speak: (languages) => change(latest.current, languages),
  };
}

/** One word to the server after the other, so that the last one said is the last one heard. */
function useInTurn() {
  const line = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback((availability: Availability, beat: boolean, languages?: readonly Locale[]) => {
    const next = line.current.then(() =>
      call("setAvailability", {
        availability,
        ...(beat && { beat }),
        ...(languages && { languages: [...languages] }),
      }),
    );
    line.current = next;
    return next;
  }, []);
}

const NOTHING: Telling["told"] = { state: "away", restUntil: null, tired: false, isUnheard: false };

interface Telling {
  /** What the server answered last, or that it has not for long. */
  readonly told: Pick<OwnAvailability, "state" | "restUntil" | "tired" | "isUnheard">;
  /** The server has answered, or has not for so long that it counts them as away. */
  readonly isHeard: boolean;
  /** Answers with what went wrong; null for nothing. */
  readonly say: (availability: Availability, languages?: readonly Locale[]) => Promise<string | null>;
  /** They choose it here. Until the server has answered it is said as a choice; null takes it back. */
  readonly choose: (availability: Availability | null) => void;
}

/**
 * Tells the server what is chosen, again and again while the desk is in front of the listener. What they have not chosen here
 * just now is a heartbeat, which ends no break of theirs.
 */
function useTelling(
  { chosen, latest, adopt, tellOthers, left }: ChosenAvailability,
  inTurn: ReturnType<typeof useInTurn>,
): Telling {
  const visible = useVisible();
  const online = useOnline();
  const unsaid = useRef<Availability | null>(null);
  const choose = useCallback((availability: Availability | null): void => {
    unsaid.current = availability;
  }, []);
  const [heard, setTold] = useState<Telling["told"] | null>(null);
  const told = heard ?? NOTHING;

  const say = useCallback(
    async (availability: Availability, languages?: readonly Locale[]): Promise<string | null> => {
      const isChosen = unsaid.current === availability;
      const reply = await inTurn(availability, !isChosen, languages);
      if (!reply.ok) return reply.message;
      const { availability: state, restUntil, stretch } = reply.value;
      setTold({ state, restUntil, tired: stretch >= BREAK_REMINDER, isUnheard: false });
      if (isChosen && unsaid.current === availability) {
        unsaid.current = null;
        tellOthers(state);
      }
      // A break, perhaps begun on another device: they come back when they chosen to, not by themselves.
      if (state === "away" && latest.current === availability && unsaid.current !== availability) adopt("away");
      return null;
    },
    [inTurn, latest, adopt, tellOthers],
  );

  // Away is repeated until the server has answered; it may have been chosen without a network.
  // Said at once when the network is back.
  const beats = visible && online && (chosen !== "away" || told.state !== "away");
  useEffect(() => {
    if (!beats) return undefined;
    void say(chosen);
    const timer = setInterval(() => void say(chosen), HEARTBEAT);
    return () => clearInterval(timer);
  }, [beats, chosen, say, left]);

  // Begins anew with each answer. While nobody looks at the tab nothing is said, and no answer is missing.
  const waits = beats && !told.isUnheard;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(
      () => setTold((before) => ({ ...(before ?? NOTHING), state: "away", isUnheard: true })),
      DESK_PRESENT_WITHIN,
    );
    return () => clearTimeout(timer);
  }, [waits, told]);

  return { told, isHeard: heard !== null, say, choose };
}
