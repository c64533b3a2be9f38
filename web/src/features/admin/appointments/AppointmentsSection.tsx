import type { AppointmentRequest } from "@thodu/domain/appointments/model";
import { useState } from "react";
import * as t from "@messages/office";
import { useRequests, useRoster } from "../api/live";
import type { OnRoster, Request } from "../api/appointments";
import { PagedList, Refused } from "../parts/PagedList";
import { Tabs } from "../parts/Tabs";
import { useList } from "../parts/useList";
import { AssignDialog } from "./AssignDialog";
import { RequestRow } from "./RequestRow";
import { TherapistsSection } from "./TherapistsSection";
import "./office.css";

/** Requests for a therapist by state, and the roster they are assigned from. */
export function AppointmentsSection() {
  const list = useList(["pending", "confirmed", "done", "cancelled", "therapists"]);
  const [attempt, setAttempt] = useState(0);
  const roster = useRoster(attempt);
  const therapists = roster.state === "here" ? roster.value : null;
  return (
    <>
      <Tabs names={{ ...t.states, therapists: t.therapists }} shown={list} />
      {roster.state === "refused" && <Refused onRetry={() => setAttempt(attempt + 1)} />}
      {list === "therapists" ? (
        <TherapistsSection therapists={therapists} />
      ) : (
        <Requests status={list} therapists={therapists ?? []} />
      )}
    </>
  );
}

interface RequestsProps {
  readonly status: AppointmentRequest["status"];
  readonly therapists: readonly OnRoster[];
}

function Requests({ status, therapists }: RequestsProps) {
  const page = useRequests(status);
  const [assigning, setAssigning] = useState<Request | null>(null);
  return (
    <>
      <PagedList label={t.appointments} empty={t.noRequests} page={page} list={status}>
        {({ id, value }) => {
          const request = { ...value, id };
          return <RequestRow request={request} onAssign={() => setAssigning(request)} />;
        }}
      </PagedList>
      <AssignDialog request={assigning} therapists={therapists} onClose={() => setAssigning(null)} />
    </>
  );
}
