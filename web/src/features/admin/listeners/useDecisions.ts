import type { SawListener } from "@thodu/domain/volunteers/standing";
import { useState } from "react";
import * as t from "@messages/admin";
import type { Person } from "../api/people";
import { toast } from "../../../lib/toast";
import { doneWithUndo } from "../parts/undo";
import { useShown } from "../parts/useShown";
import { called, decide, decisions, type Kind } from "./decisions";

export interface Asked {
  readonly kind: Kind;
  readonly person: Person;
  /** An application that is approved without having been sent; null where that is not known yet. */
  readonly notSent: boolean | null;
  /** How they stood when this was asked. */
  readonly saw: SawListener;
}

/** What is going on in one row: a decision that runs, or the words of one that was refused. */
export type RowState = { readonly running: true } | { readonly refused: string };

export interface Decisions {
  /** What waits for a yes. */
  readonly asked: Asked | null;
  readonly ask: (asked: Asked | null) => void;
  /** With the reason of a revocation. */
  readonly confirm: (reason: string) => void;
  readonly stateOf: (uid: string) => RowState | null;
  /** The reason that was written for a revocation which was refused; empty for none. */
  readonly reasonOf: (uid: string) => string;
}

/** Decisions about volunteers: asked, confirmed, running by row. `onDone` gets what was decided. */
export function useDecisions(onDone: (done: Asked) => void): Decisions {
  const [asked, ask] = useState<Asked | null>(null);
  const isShown = useShown();
  const [rows, setRows] = useState<ReadonlyMap<string, RowState>>(new Map());
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());

  const put = (uid: string, state: RowState | null): void =>
    setRows((before) => {
      const after = new Map(before);
      if (state) after.set(uid, state);
      else after.delete(uid);
      return after;
    });

  const run = async (decision: Asked, reason: string): Promise<void> => {
    const { kind, person, saw } = decision;
    put(person.uid, { running: true });
    const { refused, changed, isOvertaken } = await decide(kind, person, reason, saw);
    put(person.uid, refused === null || isOvertaken ? null : { refused });
    setReasons((before) => new Map(before).set(person.uid, refused === null ? "" : reason));
    if (refused !== null) {
      // Whoever has moved on sees no row any more.
      if (isOvertaken) toast("alert", refused);
      else if (!isShown()) toast("alert", `${called(person)}: ${refused}`);
      return;
    }
    const other = kind === "approve" ? "revoke" : "approve";
    const who = called(person);
    const done = decisions[kind].done(who);
    // What a colleague had decided before is theirs to undo.
    if (changed)
      doneWithUndo(done, {
        act: async () => (await decide(other, person, t.undoReason)).refused,
        words: decisions[other].done(who),
      });
    else toast("status", done);
    onDone(decision);
  };

  const confirm = (reason: string): void => {
    ask(null);
    if (asked) void run(asked, reason);
  };

  return {
    asked,
    ask,
    confirm,
    stateOf: (uid) => rows.get(uid) ?? null,
    reasonOf: (uid) => reasons.get(uid) ?? "",
  };
}
