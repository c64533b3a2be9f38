import type { Locale } from "@thodu/domain/locale";
import type { Availability } from "@thodu/domain/matching/availability";
import { BREAK_REMINDER, DESK_PRESENT_WITHIN, HEARTBEAT } from "@thodu/domain/matching/times";
import { willBeSet } from "@messages/deskWork";
import { useCallback, useEffect, useRef, useState } from "react";
import { call, type Refused } from "../../../lib/callables";
import { useOnline } from "../../../lib/hooks/useOnline";
import { useVisible } from "../../../lib/hooks/useVisible";
import { toast } from "../../../lib/toast";
import {
  chosenKey,
  tellLeft,
  useChosenAvailability,
  type ChosenAvailability,
  type AvailabilityRecord,
} from "./useChosenAvailability";

export interface OwnAvailability {
  /** As the server counts it. */
  readonly state: Availability;
  /** What the listener chose last; the server may not have answered yet. */
  readonly chosen: Availability;
  /** Until when a due break lasts, in milliseconds since 1970; null unless a break is due. */
  readonly restUntil: number | null;
  /** The server has not answered for so long that it counts them as away by now. */
  readonly isUnheard: boolean;
  /** The server has not yet answered how it counts the listener: they were at the desk, or have no record here yet. */
  readonly isUnsure: boolean;
  /** They have listened for so long that a break would be good. */
  readonly tired: boolean;
  /** A choice is being sent to the server. */
  readonly busy: boolean;
  readonly set: (chosen: Availability) => Promise<void>;
  /**
   * Stores the languages, with the availability chosen last, which the server may not have yet. Resolves to false if
   * that failed.
   */
  readonly speak: (languages: readonly Locale[]) => Promise<boolean>;
}

/**
 * The listener's availability. It is sent to the server repeatedly while the desk is visible. A hidden tab sends
 * nothing, so after a minute the server counts the listener as away; when it is visible again, the last choice is sent
 * at once.
 */
export function useAvailability(uid: string, record: AvailabilityRecord | null = null): OwnAvailability {
  const key = chosenKey(uid);
  const choice = useChosenAvailability(key, record);
  const { chosen, isKnown, latest, adopt } = choice;
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
    // What was chosen last, other than 'online', is sent again once the network is back.
    const isLater = next !== "online" && !languages && trouble.reason === "NETWORK" && latest.current === next;
    toast("alert", isLater ? willBeSet(next) : trouble.message);
    // The listener was told that it failed, so they must not go online by themselves when the network is back.
    if (next === "online" && latest.current === next) {
      choose(null);
      adopt(before);
    }
    return false;
  };

  // A listener who leaves the desk is away.
  useEffect(
    () => () => {
      if (latest.current !== "away") void inTurn("away", () => true).then(() => tellLeft(key));
    },
    [inTurn, key, latest],
  );
  return {
    ...told,
    chosen,
    isUnsure: !isHeard && !hasChosen && (chosen !== "away" || !isKnown),
    busy: underWay > 0,
    set: async (next) => {
      setHasChosen(true);
      choose(next);
      await change(next);
    },
    speak: (languages) => change(latest.current, languages),
  };
}

/** Sends one request after the other, so that the server ends up with the last one. */
function useInTurn() {
  const line = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback((availability: Availability, isBeat: () => boolean, languages?: readonly Locale[]) => {
    const next = line.current.then(() =>
      call("setAvailability", {
        availability,
        ...(isBeat() && { beat: true }),
        ...(languages && { languages: [...languages] }),
      }),
    );
    line.current = next;
    return next;
  }, []);
}

const NOTHING: Telling["told"] = { state: "away", restUntil: null, tired: false, isUnheard: false };

interface Telling {
  /** The last answer of the server, or that it has not answered for long. */
  readonly told: Pick<OwnAvailability, "state" | "restUntil" | "tired" | "isUnheard">;
  /** Whether the server has answered, or has not for so long that it counts the listener as away. */
  readonly isHeard: boolean;
  /** Sends the availability. Resolves to what went wrong; null if nothing. */
  readonly say: (availability: Availability, languages?: readonly Locale[]) => Promise<Refused | null>;
  /**
   * Marks an availability as chosen here: it is sent as a choice until the server has answered. Null withdraws that.
   */
  readonly choose: (availability: Availability | null) => void;
}

/**
 * Sends the chosen availability to the server repeatedly while the desk is visible. Unless it was chosen here just now,
 * it is sent as a heartbeat, which does not end a break.
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
    async (availability: Availability, languages?: readonly Locale[]): Promise<Refused | null> => {
      // Asked when its turn comes: a choice that was answered meanwhile is not made once more.
      const sent = { isChoice: false };
      const isBeat = (): boolean => {
        sent.isChoice = unsaid.current === availability;
        return !sent.isChoice;
      };
      const reply = await inTurn(availability, isBeat, languages);
      if (!reply.ok) return reply;
      const { availability: state, restUntil, stretch } = reply.value;
      setTold({ state, restUntil, tired: stretch >= BREAK_REMINDER, isUnheard: false });
      if (sent.isChoice && unsaid.current === availability) {
        unsaid.current = null;
        tellOthers(state);
      }
      // On a break, perhaps begun on another device, the listener comes back when they choose to, not by itself.
      if (state === "away" && latest.current === availability && unsaid.current !== availability) adopt("away");
      return null;
    },
    [inTurn, latest, adopt, tellOthers],
  );

  // 'Away' is repeated until the server has answered, since it may have been chosen without a network. It is sent at
  // once when the network is back.
  const beats = visible && online && (chosen !== "away" || told.state !== "away" || told.isUnheard);
  useEffect(() => {
    if (!beats) return undefined;
    void say(chosen);
    const timer = setInterval(() => void say(chosen), HEARTBEAT);
    return () => clearInterval(timer);
  }, [beats, chosen, say, left]);

  // Starts again with each answer. A hidden tab sends nothing, so no answer is missing there.
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
