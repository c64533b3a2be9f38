import { PAGE } from "@thodu/domain/chat/limits";
import { useId, useState } from "react";
import * as t from "@messages/office";
import { Button } from "../../../ui/Button";
import { Empty } from "../../../ui/Empty";
import { Notice } from "../../../ui/Notice";
import { Skeleton } from "../../../ui/Skeleton";
import { useRequests, useRoster } from "../api/live";
import type { Request, Requests } from "../api/appointments";
import { AssignDialog } from "./AssignDialog";
import { RequestRow } from "./RequestRow";
import { TherapistsSection } from "./TherapistsSection";
import "./office.css";

const states = ["pending", "confirmed", "done", "cancelled"] as const satisfies readonly Request["status"][];

/** Requests for a therapist by state, and the roster they are assigned from. */
export function AppointmentsSection() {
  const id = useId();
  const [status, setStatus] = useState<Request["status"]>("pending");
  const [count, setCount] = useState(PAGE);
  const [attempt, setAttempt] = useState(0);
  const live = useRequests(status, count, attempt);
  const roster = useRoster(attempt);
  const therapists = roster.state === "here" ? roster.value : null;
  const [assigning, setAssigning] = useState<Request | null>(null);
  const [last, setLast] = useState<{ readonly status: Request["status"]; readonly heard: Requests } | null>(null);
  if (live.state === "here" && live.value !== last?.heard) setLast({ status, heard: live.value });
  const shown = last?.status === status ? last.heard : null;

  return (
    <>
      <section className="office" aria-labelledby={id}>
        <h2 id={id}>{t.appointments}</h2>
        <div className="row" role="group" aria-label={t.whichRequests}>
          {states.map((each) => (
            <Button
              key={each}
              small
              look={each === status ? undefined : "outline"}
              aria-pressed={each === status}
              onClick={() => {
                setStatus(each);
                setCount(PAGE);
              }}
            >
              {t.states[each]}
            </Button>
          ))}
        </div>
        {(live.state === "refused" || roster.state === "refused") && (
          <Notice kind="trouble">
            <p>{t.refused}</p>
            <Button small look="outline" onClick={() => setAttempt(attempt + 1)}>
              {t.tryAgain}
            </Button>
          </Notice>
        )}
        {live.state === "loading" && shown === null && <Skeleton lines={3} label={t.loading} />}
        {shown?.requests.length === 0 && <Empty words={t.noRequests} />}
        {shown !== null && shown.requests.length > 0 && (
          <ul role="list" className="list">
            {shown.requests.map((request) => (
              <RequestRow key={request.id} request={request} onAssign={() => setAssigning(request)} />
            ))}
          </ul>
        )}
        {shown?.more === true && (
          <Button look="outline" block busy={live.state === "loading"} onClick={() => setCount(count + PAGE)}>
            {t.more}
          </Button>
        )}
      </section>
      <TherapistsSection therapists={therapists} />
      <AssignDialog request={assigning} therapists={therapists ?? []} onClose={() => setAssigning(null)} />
    </>
  );
}
