import { beforeBuying, type BeforeBuying } from "@thodu/domain/plans/beforeBuying";
import type { PlanTerm } from "@thodu/domain/plans/planTerm";
import { useEffect, useRef, useState } from "react";
import { serverNow } from "../../lib/serverClock";
import { useSession } from "../../lib/session";
import type { Live } from "../../lib/useLive";
import type { Wish } from "./purchase";

export interface Asked {
  readonly wish: Wish;
  readonly told: BeforeBuying;
}

interface Asking {
  /** The plan whose button was pressed while the person's own plan was still loading. */
  readonly waiting: Wish | null;
  readonly asked: Asked | null;
  readonly ask: (wish: Wish) => void;
  readonly close: () => void;
}

/** Holds a purchase back until the person's plan is known, and asks them if something has to be explained. */
export function useAsking(heard: Live<PlanTerm | null>, onPay: (wish: Wish) => void): Asking {
  const { status } = useSession();
  const [waiting, setWaiting] = useState<Wish | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const known = status === "user" ? heard.state !== "loading" : status !== "loading";
  const decide = (wish: Wish): void => {
    const plan = status === "user" && heard.state === "here" ? heard.value : null;
    const told = beforeBuying(plan, wish.planId, serverNow());
    if (told.kind === "nothing") onPay(wish);
    else setAsked({ wish, told });
  };
  const latest = useRef(decide);
  useEffect(() => {
    latest.current = decide;
  });
  useEffect(() => {
    if (waiting === null || !known) return;
    setWaiting(null);
    latest.current(waiting);
  }, [waiting, known]);
  return { waiting, asked, ask: known ? decide : setWaiting, close: () => setAsked(null) };
}
