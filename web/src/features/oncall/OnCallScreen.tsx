import { isReached } from "@thodu/domain/oncall/reach";
import * as t from "@messages/onCall";
import { goToChat } from "@messages/volunteers";
import { slow } from "@messages/guard";
import { useEffect, useState } from "react";
import { useSession } from "../../lib/session";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { toast } from "../../lib/toast";
import { Button, ButtonLink } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { readSetUp, testRing, useLastRing, useOnCall, type SetUp } from "./api";
import { RingCard } from "./RingCard";
import { SavedTimes } from "./SavedTimes";
import { TestCall } from "./TestCall";
import "./oncall.css";

const loadForm = async () => (await import("./OnCallForm")).OnCallForm;

/** The ways in which phones can be rung here; null until known. */
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
  const OnCallForm = useLoadedPart(loadForm);
  const setUp = useSetUp(uid);
  const testedAt = record.state === "here" ? record.value.testedAt : null;
  const last = useLastRing(uid);
  /** The last test ring, and when an earlier test had arrived at that time; null before the first. */
  const [asked, setAsked] = useState<{ readonly ringId: string; readonly testedBefore: number | null } | null>(null);
  const isOver = asked !== null && last?.id === asked.ringId && last.state !== "ringing";
  const isUnderWay = asked !== null && asked.testedBefore === testedAt && !isOver;
  return (
    <div className="on-call stack">
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <RingCard uid={uid} saysOfTest={testedAt !== null} />
      <div role="status" className="stack">
        {record.state === "here" && testedAt !== null && !isUnderWay && setUp !== null && (
          <Tested reached={isReached(record.value)} canPush={setUp.push} />
        )}
        {record.state === "here" && setUp !== null && <SavedTimes record={record.value} setUp={setUp} />}
      </div>
      {(record.state === "loading" || !OnCallForm || setUp === null) && (
        <Skeleton lines={6} label={t.loading} slow={slow} />
      )}
      {record.state === "refused" && <Notice kind="trouble">{t.refused}</Notice>}
      {record.state === "here" && OnCallForm && setUp !== null && (
        <>
          {record.value.pausedAt !== null && <Notice kind="trouble">{t.paused}</Notice>}
          <OnCallForm record={record.value} setUp={setUp} />
          <TestRing
            tested={testedAt !== null}
            sent={isUnderWay}
            canPush={setUp.push}
            onSent={(ringId) => setAsked({ ringId, testedBefore: testedAt })}
          />
          {setUp.calls && record.value.channels.call && record.value.number !== null && (
            <TestCall uid={uid} number={record.value.number} testedAt={record.value.callTestedAt} />
          )}
        </>
      )}
      <p className="row">
        <ButtonLink to="/volunteer-chat" look="outline">
          {goToChat}
        </ButtonLink>
        <ButtonLink to="/volunteer-shifts" look="outline">
          {t.toShifts}
        </ButtonLink>
      </p>
    </div>
  );
}

interface TestedProps {
  /** A push notification or a call reaches the phone, not only this page. */
  readonly reached: boolean;
  /** This deployment can send push notifications. */
  readonly canPush: boolean;
}

/** The result of the last test. */
function Tested({ reached, canPush }: TestedProps) {
  if (reached) return <p className="soft">{t.tested}</p>;
  return canPush ? <Notice kind="trouble">{t.testedHere}</Notice> : <p className="soft">{t.testedOnPage}</p>;
}

interface TestProps {
  /** The result of the last test is shown at the top of the page. */
  readonly tested: boolean;
  /** A test ring was sent and has no result yet. */
  readonly sent: boolean;
  /** This deployment can send push notifications. */
  readonly canPush: boolean;
  readonly onSent: (ringId: string) => void;
}

function TestRing({ tested, sent, canPush, onSent }: TestProps) {
  const [busy, setBusy] = useState(false);
  const ring = async (): Promise<void> => {
    setBusy(true);
    const reply = await testRing("push");
    setBusy(false);
    if (reply.ok) onSent(reply.value.ringId);
    else toast("alert", reply.message);
  };
  return (
    <section className="stack" aria-labelledby="test-ring">
      <h2 id="test-ring">{t.test}</h2>
      <p role="status">{sent ? (canPush ? t.testSent : t.testSentHere) : !tested && t.testLead}</p>
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
