import { useState } from "react";
import * as t from "@messages/onCall";
import { goToChat } from "@messages/volunteers";
import type { Output } from "@thodu/domain/contracts";
import type { OnCall } from "@thodu/domain/oncall/model";
import { dutyByWindows } from "@thodu/domain/oncall/windows";
import { useMinutes } from "../../conversation/useMinutes";
import { chime } from "../../lib/chime";
import { useOnline } from "../../lib/hooks/useOnline";
import { useSession } from "../../lib/session";
import { timeOfDay } from "../../lib/time";
import { Button, ButtonLink } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { RingCard } from "./RingCard";
import { useOnCall } from "./api";
import { useStandby, useStandbyApp, useWakeLock } from "./useStandby";
import "./oncall.css";

/** Without a network the phone can't ring here, whatever the last answer was. */
const dutyWords = (standby: Output<"standBy"> | undefined, online: boolean): string => {
  if (!online) return t.dutyOffline;
  if (standby === undefined) return t.checking;
  const { duty, restsUntil, restsAfter } = standby;
  if (restsUntil === undefined) return t.duty[duty ?? "none"];
  return t.phoneRests(timeOfDay(restsUntil), restsAfter === undefined ? null : t.restsAfter[restsAfter]);
};

/** Why somebody is not on call; missed rings are reported elsewhere. */
function reasonOf({ on, testedAt, pausedAt }: OnCall): string | null {
  if (pausedAt !== null) return null;
  if (!on) return t.notOn;
  return testedAt === null ? t.notTested : t.notTime;
}

/** Whether the page rings outside the saved times, because it is open. */
const isOutside = (record: OnCall, now: number): boolean =>
  record.windows.length > 0 && dutyByWindows(record, now) === null;

/** The fields of the record that decide when the listener is on call. */
const wishOf = ({ on, testedAt, pausedAt, quiet, windows, zone }: OnCall): string =>
  JSON.stringify([on, testedAt, pausedAt, quiet, windows, zone]);

/** The page that a listener on call leaves open: it rings at once, and says whether they are on call. */
export function StandbyScreen() {
  const { uid } = useSession();
  const online = useOnline();
  const record = useOnCall(uid);
  const standby = useStandby(uid, online, record.state === "here" ? wishOf(record.value) : "");
  const [tapped, setTapped] = useState(false);
  useStandbyApp();
  const isPaused = record.state === "here" && record.value.pausedAt !== null;
  const screen = useWakeLock();
  const now = useMinutes();
  return (
    <div className="standby stack">
      <h1>{t.standbyTitle}</h1>
      <RingCard uid={uid} />
      <p className="lead">{t.standbyLead}</p>
      <p role="status" className="standby__duty">
        {dutyWords(standby, online)}
      </p>
      {standby?.duty != null && standby.restsUntil === undefined && online && (
        <p className="soft">
          {t.dutyMeans[standby.duty]}
          {record.state === "here" && isOutside(record.value, now) && ` ${t.outsideTimes}`}
        </p>
      )}
      {standby?.duty === null && online && record.state === "here" && <p className="soft">{reasonOf(record.value)}</p>}
      {isPaused && online && <Notice kind="trouble">{t.pausedHere}</Notice>}
      {screen !== null && <p className="soft small">{screen ? t.screenOn : t.screenOff}</p>}
      <p className="soft small" role="status">
        {tapped ? t.soundReady : t.soundHelp}
      </p>
      <p className="row">
        <Button
          look="outline"
          onClick={() => {
            chime();
            setTapped(true);
          }}
        >
          {t.soundOn}
        </Button>
        <ButtonLink to="/volunteer-chat" look="outline">
          {goToChat}
        </ButtonLink>
        <ButtonLink to="/volunteer-on-call" look="outline">
          {t.toOnCall}
        </ButtonLink>
      </p>
    </div>
  );
}
