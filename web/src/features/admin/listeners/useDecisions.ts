import type { SawListener } from "@thodu/domain/volunteers/sawListener";
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
  /** The application is approved although it was not sent; null if that is not known yet. */
  readonly notSent: boolean | null;
  /** The state of the person when the question was asked. */
  readonly saw: SawListener;
}

/** The state of one row: a decision in progress, or the words of a refused one. */
export type RowState = { readonly running: true } | { readonly refused: string };

export interface Decisions {
  /** The decision that waits for a confirmation. */
  readonly asked: Asked | null;
  readonly ask: (asked: Asked | null) => void;
  /** `reason` is that of a revocation. */
  readonly confirm: (reason: string) => void;
  readonly stateOf: (uid: string) => RowState | null;
  /** The reason of a refused revocation; empty for none. */
  readonly reasonOf: (uid: string) => string;
}

/**
 * Decisions about listeners, by row: asked for, confirmed, in progress. `onDone` is called with each decision that was
 * made.
 */
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
      // An admin who has gone to another page sees no row any more.
      if (isOvertaken) toast("alert", refused);
      else if (!isShown()) toast("alert", `${called(person)}: ${refused}`);
      return;
    }
    const other = kind === "approve" ? "revoke" : "approve";
    const who = called(person);
    const done = decisions[kind].done(who, person.load);
    // A decision that a colleague had made before is not undone here.
    if (changed)
      doneWithUndo(done, {
        act: async () => (await decide(other, person, t.undoReason)).refused,
        words: decisions[other].done(who, person.load),
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
