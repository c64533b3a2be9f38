import type { Locale } from "@thodu/domain/locale";
import { standingAvailability, type Availability } from "@thodu/domain/matching/availability";
import { BREAK_REMINDER, DESK_PRESENT_WITHIN, HEARTBEAT } from "@thodu/domain/matching/times";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../lib/callables";
import { useOnline } from "../../lib/hooks/useOnline";
import { useVisible } from "../../lib/hooks/useVisible";
import { kept } from "../../lib/storage";
import { toast } from "../../lib/toast";

type Standing = Parameters<typeof standingAvailability>[0];

const KEY = "thodu.availability";
const wishes: readonly Availability[] = ["online", "busy", "away"];

export interface OwnAvailability {
  /** As the server counts it. */
  readonly state: Availability;
  /** As they chose last; the server may not have answered yet. */
  readonly wish: Availability;
  /** Milliseconds since 1970 until which the server lets them rest; null unless a break is due. */
  readonly restUntil: number | null;
  /** The server has not answered for so long that it has counted them as away since. */
  readonly isUnheard: boolean;
  /** They have listened for long. */
  readonly tired: boolean;
  /** A choice is under way to the server. */
  readonly busy: boolean;
  readonly set: (wish: Availability, languages?: readonly Locale[]) => Promise<void>;
  /** The languages, beside what was wished last: the server may not have answered that yet. */
  readonly speak: (languages: readonly Locale[]) => Promise<void>;
}

/** A tab that has just opened asks the others what was chosen. */
const ASK = "ask";
/** A tab that left the desk said 'away' to the server; whoever is still at it says otherwise at once. */
const LEFT = "left";

/** One listener has one word, in however many tabs: what is chosen in one holds in all. */
function useOtherTabs(
  key: string,
  latest: { readonly current: Availability },
  adopt: (wish: Availability) => void,
): { readonly tellOthers: (wish: Availability) => void; readonly left: number } {
  const channel = useRef<BroadcastChannel | null>(null);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!("BroadcastChannel" in window)) return undefined;
    const opened = new BroadcastChannel(key);
    channel.current = opened;
    opened.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
      if (data === ASK && latest.current !== "away") opened.postMessage(latest.current);
      if (data === LEFT) setLeft((count) => count + 1);
      const wish = wishes.find((each) => each === data);
      if (wish !== undefined) adopt(wish);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
    opened.postMessage(ASK);
    return () => {
      channel.current = null;
      opened.close();
    };
  }, [key, latest, adopt]);
  return { tellOthers: useCallback((wish) => channel.current?.postMessage(wish), []), left };
}

function tellLeft(key: string): void {
  if (!("BroadcastChannel" in window)) return;
  const channel = new BroadcastChannel(key);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  channel.postMessage(LEFT);
  channel.close();
}

/**
 * The listener's word of themselves, repeated while the desk is in front of them. In a background tab it falls silent,
 * and after a minute the server takes them as away; back in front, it says at once what they wished.
 */
export function useAvailability(uid: string, record: Standing | null = null): OwnAvailability {
  const key = `${KEY}.${uid}`;
  const visible = useVisible();
  const online = useOnline();
  const [wish, setWish] = useState<Availability>(() => wishes.find((each) => each === kept.get(key)) ?? "away");
  const [told, setTold] = useState<Pick<OwnAvailability, "state" | "restUntil" | "tired" | "isUnheard">>({
    state: "away",
    restUntil: null,
    tired: false,
    isUnheard: false,
  });
  const [underWay, setUnderWay] = useState(0);
  const latest = useRef(wish);

  const line = useRef<Promise<unknown>>(Promise.resolve());
  /** One word after the other, so that the last one said is the last one heard. */
  const inTurn = useCallback((availability: Availability, languages?: readonly Locale[]) => {
    const next = line.current.then(() =>
      call("setAvailability", { availability, ...(languages && { languages: [...languages] }) }),
    );
    line.current = next;
    return next;
  }, []);

  const adopt = useCallback(
    (next: Availability): void => {
      latest.current = next;
      kept.set(key, next);
      setWish(next);
    },
    [key],
  );
  const { tellOthers, left } = useOtherTabs(key, latest, adopt);
  // A desk that was closed and is opened anew stands as the server still counts it, until its listener says otherwise.
  const looked = useRef(false);
  useEffect(() => {
    if (record === null || looked.current) return;
    looked.current = true;
    const standing = standingAvailability(record, Date.now());
    if (kept.get(key) === null && standing !== "away") adopt(standing);
  }, [record, key, adopt]);
  const remember = useCallback(
    (next: Availability): void => {
      adopt(next);
      tellOthers(next);
    },
    [adopt, tellOthers],
  );

  const say = useCallback(
    async (availability: Availability, languages?: readonly Locale[]): Promise<string | null> => {
      const reply = await inTurn(availability, languages);
      if (!reply.ok) return reply.message;
      const { availability: state, restUntil, stretch } = reply.value;
      setTold({ state, restUntil, tired: stretch >= BREAK_REMINDER, isUnheard: false });
      // After the break they come back when they wish to, not by themselves.
      if (restUntil !== null) remember("away");
      return null;
    },
    [inTurn, remember],
  );

  const set = async (next: Availability, languages?: readonly Locale[]): Promise<void> => {
    const before = latest.current;
    setUnderWay((count) => count + 1);
    remember(next);
    const trouble = await say(next, languages);
    setUnderWay((count) => count - 1);
    if (trouble === null) return;
    toast("alert", trouble);
    // They were told that it failed, so they must not go online later by themselves, when the network is back.
    if (next === "online" && latest.current === next) remember(before);
  };

  const speak = (languages: readonly Locale[]): Promise<void> => set(latest.current, languages);

  // Away is repeated until the server has answered; it may have been chosen without a network.
  // Said at once when the network is back.
  const beats = visible && online && (wish !== "away" || told.state !== "away");
  useEffect(() => {
    if (!beats) return undefined;
    void say(wish);
    const timer = setInterval(() => void say(wish), HEARTBEAT);
    return () => clearInterval(timer);
  }, [beats, wish, say, left]);

  // Begins anew with each answer. While nobody looks at the tab nothing is said, and no answer is missing.
  const waits = beats && !told.isUnheard;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(
      () => setTold((before) => ({ ...before, state: "away", isUnheard: true })),
      DESK_PRESENT_WITHIN,
    );
    return () => clearTimeout(timer);
  }, [waits, told]);

  // Whoever leaves the desk is not at it any more.
  useEffect(
    () => () => {
      if (latest.current !== "away") void inTurn("away").then(() => tellLeft(key));
    },
    [inTurn, key],
  );
  return { ...told, wish, busy: underWay > 0, set, speak };
}
