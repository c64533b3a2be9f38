import { title as alarms } from "@messages/alarmWeeks";
import { blocks } from "@messages/blocks";
import * as t from "@messages/monitoring";
import { useRotaCases } from "../api/useWaiting";
import { Tabs } from "../parts/Tabs";
import { useList } from "../parts/useList";
import { AlarmsSection } from "./AlarmsSection";
import { CasesSection } from "./CasesSection";
import "../parts/monitoring.css";

/** The cases that wait for a decision, the blocks, and what became of alarms. */
export function SafetySection() {
  const list = useList(["open", "rota", "decided", "blocks", "alarms"]);
  const inRota = useRotaCases();
  return (
    <>
      <Tabs
        names={{
          open: t.caseStates.open,
          rota: inRota === null ? t.rotaCases : `${t.rotaCases} (${inRota})`,
          decided: t.caseStates.decided,
          blocks,
          alarms,
        }}
        shown={list}
      />
      {list === "alarms" ? <AlarmsSection /> : <CasesSection list={list} />}
    </>
  );
}
