import { useState } from "react";
import { hours } from "@messages/hours";
import * as t from "@messages/monitoring";
import { loading, slow } from "@messages/adminArea";
import { useLoadedPart } from "../../../lib/useLoadedPart";
import { Skeleton } from "../../../ui/Skeleton";
import { Tabs } from "../parts/Tabs";
import { useList } from "../parts/useList";
import { DeskNow } from "./DeskNow";
import { Listening } from "./Listening";
import { OnCallTonight } from "./OnCallTonight";
import "../parts/monitoring.css";

const loadDays = async () => (await import("./DaysSection")).DaysSection;
const loadHours = async () => (await import("./HoursSection")).HoursSection;

/** The desk at the moment: who waits, its figures, and who listens; and its last two weeks. */
export function NowSection() {
  const list = useList(["now", "figures", "listeners", "days", "hours"]);
  const [attempt, setAttempt] = useState(0);
  const Days = useLoadedPart(loadDays, list === "days");
  const Hours = useLoadedPart(loadHours, list === "hours");
  return (
    <>
      <Tabs names={{ now: t.deskNow, figures: t.figures, listeners: t.listening, days: t.days, hours }} shown={list} />
      {(list === "now" || list === "figures") && <DeskNow shows={list === "now" ? "people" : "figures"} />}
      {list === "listeners" && (
        <>
          <Listening attempt={attempt} onRetry={() => setAttempt(attempt + 1)} />
          <OnCallTonight />
        </>
      )}
      {list === "hours" && (Hours ? <Hours /> : <Skeleton lines={6} label={loading} slow={slow} />)}
      {list === "days" && (Days ? <Days /> : <Skeleton lines={6} label={loading} slow={slow} />)}
    </>
  );
}
