import type { Output } from "@thodu/domain/contracts";
import { useCallback, useEffect, useRef, useState } from "react";
import { loading, slow, tryAgain } from "@messages/adminArea";
import * as t from "@messages/people";
import { call } from "../../../lib/callables";
import { Button } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";
import { Skeleton } from "../../../ui/Skeleton";
import { Tabs } from "../parts/Tabs";
import { useList } from "../parts/useList";
import { RefundDialog, type Refundable } from "../money/RefundDialog";
import { AuditOf, CasesOf, RequestsOf } from "./PersonLists";
import { MoneyOf } from "./PersonMoney";
import { StatusPart } from "./StatusPart";

type Person = Output<"readPerson">;
type Heard = { readonly state: "loading" } | { readonly state: "refused"; readonly words: string } | Here;
interface Here {
  readonly state: "here";
  readonly person: Person;
}

/** The tabs of the page that belong to the reader's work. */
const partsOf = ({ orders, cases, appointments }: Person): Readonly<Record<string, string>> => ({
  standing: t.standing,
  ...(orders !== null && { money: t.money }),
  ...(cases !== null && { cases: t.cases }),
  ...(appointments !== null && { requests: t.requests, audit: t.audit }),
});

/** What the reader may know of one person, and what can be done about it. */
export function PersonPage({ uid }: { readonly uid: string }) {
  const [heard, setHeard] = useState<Heard>({ state: "loading" });
  const asked = useList(["standing", "money", "cases", "requests", "audit"]);
  const [refund, setRefund] = useState<Refundable | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const read = useCallback(async (): Promise<void> => {
    const reply = await call("readPerson", { uid });
    setHeard(
      reply.ok
        ? { state: "here", person: reply.value }
        : { state: "refused", words: reply.reason === "NOT_FOUND" ? t.unknown : reply.message },
    );
  }, [uid]);
  useEffect(() => void read(), [read]);
  const state = heard.state;
  useEffect(() => {
    if (state === "here") heading.current?.focus();
  }, [state]);

  if (heard.state === "loading") return <Skeleton lines={8} label={loading} slow={slow} />;
  if (heard.state === "refused")
    return (
      <Notice kind="trouble">
        <p>{heard.words}</p>
        <Button small look="outline" onClick={() => void read()}>
          {tryAgain}
        </Button>
      </Notice>
    );
  const { person } = heard;
  const names = partsOf(person);
  const list = Object.hasOwn(names, asked) ? asked : "standing";
  const close = (): void => {
    // The dialog reports its end once more when it closes, and each look at a person is recorded.
    if (refund === null) return;
    setRefund(null);
    void read();
  };
  return (
    <article className="people" aria-labelledby="person">
      <h2 id="person" tabIndex={-1} ref={heading}>
        {person.name ?? person.email ?? person.alias}
      </h2>
      <Tabs names={names} shown={list} />
      {list === "standing" && <StatusPart person={person} />}
      {list === "money" && <MoneyOf person={person} onRefund={setRefund} />}
      {list === "cases" && <CasesOf cases={person.cases} />}
      {list === "requests" && <RequestsOf person={person} />}
      {list === "audit" && <AuditOf uid={uid} />}
      <RefundDialog asked={refund} onClose={close} />
    </article>
  );
}
