import type { AppointmentRequest } from "@thodu/domain/appointments/model";
import { useState } from "react";
import * as t from "@messages/adminAppointments";
import { loading, slow } from "@messages/adminArea";
import { Link } from "../../../lib/router";
import { Empty } from "../../../ui/Empty";
import { Skeleton } from "../../../ui/Skeleton";
import { useFoundRequests, useRequests, useRoster } from "../api/live";
import type { Request } from "../api/appointments";
import { useSoonUnsaid } from "../api/useWaiting";
import { useDanger } from "../parts/Danger";
import { Find } from "../parts/Find";
import { PagedList, Refused } from "../parts/PagedList";
import { Tabs } from "../parts/Tabs";
import { useFind } from "../parts/useFind";
import { useList } from "../parts/useList";
import { addressOf } from "../sections";
import { AssignDialog } from "./AssignDialog";
import { RequestRow } from "./RequestRow";
import { TherapistsSection } from "./TherapistsSection";
import "../parts/admin.css";
import "./admin-appointments.css";

const { pending, confirmed, done, cancelled } = t.states;

/** The requests for a therapist by state, and the roster of therapists. */
export function AppointmentsSection() {
  const list = useList(["pending", "confirmed", "over", "done", "cancelled", "therapists"]);
  const [find, look] = useFind(list);
  const [attempt, setAttempt] = useState(0);
  const [assigning, setAssigning] = useState<Request | null>(null);
  const roster = useRoster(attempt);
  const soon = useSoonUnsaid();
  const names = {
    pending,
    confirmed: soon === null ? confirmed : `${confirmed} (${soon})`,
    over: t.over,
    done,
    cancelled,
    therapists: t.therapists,
  };
  const therapists = roster.state === "here" ? roster.value : null;
  return (
    <>
      <Find label={t.search} help={t.searchHelp} find={find} onFind={look} />
      <Tabs names={names} shown={list} />
      {roster.state === "refused" && <Refused onRetry={() => setAttempt(attempt + 1)} />}
      {find !== "" && <FoundRequests find={find} onAssign={setAssigning} />}
      {find === "" && list === "therapists" && roster.state !== "refused" && (
        <TherapistsSection therapists={therapists} />
      )}
      {find === "" && list !== "therapists" && <Requests list={list} onAssign={setAssigning} />}
      <AssignDialog
        request={assigning}
        roster={roster}
        onRetry={() => setAttempt(attempt + 1)}
        onOvertaken={setAssigning}
        onClose={() => setAssigning(null)}
      />
    </>
  );
}

interface RequestsProps {
  readonly list: AppointmentRequest["status"] | "over";
  readonly onAssign: (request: Request) => void;
}

function Requests({ list, onAssign }: RequestsProps) {
  const page = useRequests(list);
  const caseOf = useDanger("request", page);
  return (
    <PagedList
      label={t.appointments}
      empty={list === "pending" ? t.noneWaits : t.noRequests}
      emptyMore={list === "pending" && <Link to={`${addressOf("appointments")}?list=confirmed`}>{t.seeBooked}</Link>}
      page={page}
      list={list}
      keepsPlaces
    >
      {({ id, value }) => {
        const request = { ...value, id };
        return <RequestRow request={request} found={caseOf(id)} onAssign={() => onAssign(request)} />;
      }}
    </PagedList>
  );
}

interface FoundProps extends Pick<RequestsProps, "onAssign"> {
  readonly find: string;
}

/** The requests that belong to a reference, an e-mail address or an id, in any state. */
function FoundRequests({ find, onAssign }: FoundProps) {
  const [attempt, setAttempt] = useState(0);
  const live = useFoundRequests(find, attempt);
  const caseOf = useDanger("request", live.state === "here" ? live.value.map(({ id }) => id) : []);
  return (
    <section className="area__list" aria-label={t.found}>
      <h2>{t.found}</h2>
      {live.state === "loading" && <Skeleton lines={3} label={loading} slow={slow} />}
      {live.state === "refused" && <Refused onRetry={() => setAttempt(attempt + 1)} />}
      {live.state === "here" && live.value.length === 0 && <Empty words={t.noMatch} />}
      {live.state === "here" && live.value.length > 0 && (
        <ul role="list" className="list">
          {live.value.map(({ id, value }) => {
            const request = { ...value, id };
            return (
              <li key={id}>
                <p className="small">{t.states[value.status]}</p>
                <RequestRow request={request} found={caseOf(id)} onAssign={() => onAssign(request)} />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
