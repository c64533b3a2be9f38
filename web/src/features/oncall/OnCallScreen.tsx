import { isReached } from "@thodu/domain/oncall/reach";
import * as t from "@messages/onCall";
import { slow } from "@messages/guard";
import { useEffect, useState } from "react";
import { useSession } from "../../lib/session";
import { usePart } from "../../conversation/usePart";
import { toast } from "../../lib/toast";
import { Button, ButtonLink } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { readSetUp, testRing, useOnCall, type SetUp } from "./api";
import { RingCard } from "./RingCard";
import { TestCall } from "./TestCall";
import "./oncall.css";

const loadForm = async () => (await import("./OnCallForm")).OnCallForm;

/** By what phones can ring here; null while it is asked. */
function useSetUp(uid: string | null): SetUp | null {
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  useEffect(() => {
    let wanted = true;
    void readSetUp(uid).then((found) => wanted && setSetUp(found));
    return () => {
      wanted = false;
    };
  }, [uid]);
  return setUp;
}

/** When and how a listener’s phone may ring, and the test ring that must reach it first. */
export function OnCallScreen() {
  const { uid } = useSession();
  const record = useOnCall(uid);
  const OnCallForm = usePart(loadForm);
  const setUp = useSetUp(uid);
  return (
    <div className="on-call stack">
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <RingCard uid={uid} />
      {(record.state === "loading" || !OnCallForm || setUp === null) && (
        <Skeleton lines={6} label={t.loading} slow={slow} />
      )}
      {record.state === "refused" && <Notice kind="trouble">{t.refused}</Notice>}
      {record.state === "here" && OnCallForm && setUp !== null && (
        <>
          {record.value.pausedAt !== null && <Notice kind="trouble">{t.paused}</Notice>}
          <OnCallForm record={record.value} setUp={setUp} />
          <TestRing tested={record.value.testedAt !== null} reached={isReached(record.value)} />
          {setUp.calls && record.value.channels.call && record.value.number !== null && (
            <TestCall uid={uid} number={record.value.number} tested={record.value.callTestedAt !== null} />
          )}
        </>
      )}
    </div>
  );
}

/** `reached`: a notice or a call reaches the phone, not this page alone. */
function TestRing({ tested, reached }: { readonly tested: boolean; readonly reached: boolean }) {
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const ring = async (): Promise<void> => {
    setBusy(true);
    const reply = await testRing("push");
    setBusy(false);
    setSent(reply.ok);
    if (!reply.ok) toast("alert", reply.message);
  };
  return (
    <section className="stack" aria-labelledby="test-ring">
      <h2 id="test-ring">{t.test}</h2>
      <p role="status">{tested ? (reached ? t.tested : t.testedHere) : sent ? t.testSent : t.testLead}</p>
      <p className="row">
        <Button look="outline" busy={busy} onClick={() => void ring()}>
          {t.testNow}
        </Button>
        <ButtonLink to="/standby" look="outline">
          {t.toStandby}
        </ButtonLink>
      </p>
    </section>
  );
}
