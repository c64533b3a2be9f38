import * as t from "@messages/onCall";
import { useState } from "react";
import { toast } from "../../lib/toast";
import { Button } from "../../ui/Button";
import { testRing, useLastRing } from "./api";

interface Props {
  readonly uid: string | null;
  readonly number: string;
  /** A key was pressed in a test call at this number. */
  readonly tested: boolean;
}

/** The call that must reach the listener’s number before it is called for anybody. */
export function TestCall({ uid, number, tested }: Props) {
  const [sent, setSent] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const last = useLastRing(uid);
  const ring = last?.id === sent ? last : null;
  const failed = ring?.callEnd !== undefined && ring.callEnd !== null && ring.callEnd !== "completed";
  const call = async (): Promise<void> => {
    setBusy(true);
    const reply = await testRing("call");
    setBusy(false);
    setSent(reply.ok ? reply.value.ringId : null);
    if (!reply.ok) toast("alert", reply.message);
  };
  const isUnderWay = sent !== null && (ring === null || ring.state === "ringing");
  const said = tested ? t.testCallTested(number) : isUnderWay ? t.testCallSent : t.testCallLead(number);
  return (
    <section className="stack" aria-labelledby="test-call">
      <h2 id="test-call">{t.testCall}</h2>
      <p role="status">{failed && !tested ? t.testCallFailed : said}</p>
      <p>
        <Button look="outline" busy={busy} onClick={() => void call()}>
          {t.testCallNow}
        </Button>
      </p>
    </section>
  );
}
