import type { Output } from "@thodu/domain/contracts";
import { Fragment, useState } from "react";
import * as t from "@messages/monitoring";
import { slow } from "@messages/adminArea";
import { availabilityNow, shownAvailability } from "@thodu/domain/matching/availability";
import type { Volunteer } from "@thodu/domain/volunteers/model";
import { useMinutes } from "../../../conversation/useMinutes";
import { useOnline } from "../../../lib/hooks/useOnline";
import { tag } from "../../../lib/locale";
import { useStill } from "../../../lib/still/useStill";
import { Empty } from "../../../ui/Empty";
import { Skeleton } from "../../../ui/Skeleton";
import { ROWS } from "../api/rows";
import { useDeskNow, useListening } from "../api/useMonitoring";
import { PersonLink } from "../parts/Ids";
import { languageName } from "../parts/languageName";
import { availabilityWords } from "../parts/availabilityWords";
import { Refused, SlicePager } from "../parts/PagedList";
import { useSlice } from "../parts/useSlice";
import { NamedPerson } from "./NamedPerson";

const nameOf = ({ name, email }: Pick<Volunteer, "name" | "email">): string => name || email;

/**
 * The listeners who are at the desk, and those who left it but still hold people, with how many they hold and how many
 * at most.
 */
export function Listening({ attempt, onRetry }: { readonly attempt: number; readonly onRetry: () => void }) {
  const live = useListening(attempt);
  const engaged = useDeskNow(null).last?.value.engaged ?? [];
  const minutes = useMinutes(live);
  const online = useOnline();
  // Without a network no sign of a listener arrives, so they are shown as they were when it went.
  const [now, setNow] = useState(minutes);
  if (online && now !== minutes) setNow(minutes);
  const listening =
    live.state === "here"
      ? live.value
          .filter(({ value }) => value.load > 0 || availabilityNow(value, now) !== "away")
          .toSorted((a, b) => nameOf(a.value).localeCompare(nameOf(b.value), tag))
      : null;
  const { entries, handlers } = useStill({ entries: listening, view: "listening", pressed: "a" });
  const there = entries ?? [];
  const { shown, from, next, top } = useSlice(there, ROWS);
  return (
    <section className="stack monitoring" aria-labelledby="listening">
      <h2 id="listening">{t.listening}</h2>
      {live.state === "loading" && <Skeleton lines={3} label={t.loading} slow={slow} />}
      {live.state === "refused" && <Refused onRetry={onRetry} />}
      {live.state === "here" && there.length === 0 && <Empty words={t.nobodyListens} />}
      {there.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div ref={top} className="monitoring__table" role="group" aria-labelledby="listening" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.listenerName}</th>
                <th scope="col">{t.spoken}</th>
                <th scope="col">{t.availability}</th>
                <th scope="col">{t.loadOf}</th>
              </tr>
            </thead>
            <tbody {...handlers}>
              {shown.map(({ id, value }) => (
                <tr key={id}>
                  <th scope="row">
                    <PersonLink uid={id} />
                  </th>
                  <td className="monitoring__spoken">{value.languages.map(languageName).join(", ")}</td>
                  <Availability
                    words={availabilityWords[shownAvailability(value, now)]}
                    engaged={engaged.find(({ uid }) => uid === id)}
                  />
                  <td>
                    <Load load={value.load} capacity={value.capacity} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {live.state === "here" && <SlicePager from={from} next={next} />}
    </section>
  );
}

interface AvailabilityProps {
  readonly words: string;
  readonly engaged: NonNullable<Output<"readDesk">["engaged"]>[number] | undefined;
}

/** The availability of a listener, and with whom in a crisis they are, or that they are in a call. */
function Availability({ words, engaged }: AvailabilityProps) {
  if (engaged === undefined) return <td>{words}</td>;
  const { by, people = [] } = engaged;
  if (people.length === 0) return <td>{`${words} · ${t.engagedBy[by]}`}</td>;
  return (
    <td className="monitoring__engaged">
      {`${words} · ${t.engagedWith(people.length)} `}
      {people.map((person, nth) => (
        <Fragment key={person.uid}>
          {nth > 0 && ", "}
          <NamedPerson person={person} />
        </Fragment>
      ))}
    </td>
  );
}

const Load = ({ load, capacity }: { readonly load: number; readonly capacity: number }) => (
  <span className="monitoring__load">
    <svg className="monitoring__track" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.min(100, (100 * load) / Math.max(1, capacity))} height={8} />
    </svg>
    {t.ofPlaces(load, capacity)}
  </span>
);
