import * as t from "@messages/onCall";
import { useState } from "react";
import { toast } from "../../lib/toast";
import { Button } from "../../ui/Button";
import { testRing, useLastRing } from "./api";

interface Props {
  readonly uid: string | null;
  readonly number: string;
  /** When a key was last pressed in a test call to this number, in milliseconds; null for never. */
  readonly testedAt: number | null;
}

/** The test call that must reach the listener’s number before it is called for anybody. */
export function TestCall({ uid, number, testedAt }: Props) {
  /** The last test call, and when an earlier one had reached the number; null before the first. */
  const [sent, setSent] = useState<{ readonly ringId: string; readonly testedBefore: number | null } | null>(null);
  const [busy, setBusy] = useState(false);
  const last = useLastRing(uid);
  const ring = last?.id === sent?.ringId ? last : null;
  const call = async (): Promise<void> => {
    setBusy(true);
    const reply = await testRing("call");
    setBusy(false);
    setSent(reply.ok ? { ringId: reply.value.ringId, testedBefore: testedAt } : null);
    if (!reply.ok) toast("alert", reply.message);
  };
  const isOpen = sent !== null && sent.testedBefore === testedAt;
  const hasFailed = isOpen && ring !== null && ring.callEnd !== null && ring.callEnd !== "completed";
  const isUnderWay = isOpen && (ring === null || ring.state === "ringing");
  const before = testedAt === null ? t.testCallLead(number) : t.testCallTested(number);
  const said = isUnderWay ? t.testCallSent : before;
  return (
    <section className="stack" aria-labelledby="test-call">
      <h2 id="test-call">{t.testCall}</h2>
      <p role="status">{hasFailed ? t.testCallFailed : said}</p>
      <p>
        <Button look="outline" busy={busy} onClick={() => void call()}>
          {t.testCallNow}
        </Button>
      </p>
    </section>
  );
}
