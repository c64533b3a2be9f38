import { useState } from "react";
import { hours } from "@messages/hours";
import * as t from "@messages/monitoring";
import { loading, slow } from "@messages/adminArea";
import { useMedia } from "../../../lib/hooks/useMedia";
import { locales } from "../../../lib/locale";
import { useQuery } from "../../../lib/router";
import { useLoadedPart } from "../../../lib/useLoadedPart";
import { Skeleton } from "../../../ui/Skeleton";
import { useDeskNow } from "../api/useMonitoring";
import { Tabs } from "../parts/Tabs";
import { useList } from "../parts/useList";
import { CrisisAbove, DeskNow } from "./DeskNow";
import { Listening } from "./Listening";
import { OnCallTonight } from "./OnCallTonight";
import "../parts/monitoring.css";

const loadDays = async () => (await import("./DaysSection")).DaysSection;
const loadHours = async () => (await import("./HoursSection")).HoursSection;

/** The desk at the moment: who waits, its figures, and who listens; and its last two weeks. */
export function NowSection() {
  const list = useList(["now", "figures", "listeners", "days", "hours"]);
  const [query] = useQuery();
  const language = locales.find((each) => each === query.get("language")) ?? null;
  const isDesk = list === "now" || list === "figures";
  const desk = useDeskNow(language, isDesk);
  // There the links take half of the first screen.
  const isCrisisAbove = useMedia("(width < 40rem)") && list === "now";
  const [attempt, setAttempt] = useState(0);
  const Days = useLoadedPart(loadDays, list === "days");
  const Hours = useLoadedPart(loadHours, list === "hours");
  return (
    <>
      {isCrisisAbove && <CrisisAbove desk={desk} />}
      <Tabs names={{ now: t.deskNow, figures: t.figures, listeners: t.listening, days: t.days, hours }} shown={list} />
      {isDesk && (
        <DeskNow
          desk={desk}
          language={language}
          shows={list === "now" ? "people" : "figures"}
          isCrisisAbove={isCrisisAbove}
        />
      )}
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
