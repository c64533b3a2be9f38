import { useId, useState } from "react";
import { slow } from "@messages/adminArea";
import * as t from "@messages/adminAppointments";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Empty } from "../../../ui/Empty";
import { Skeleton } from "../../../ui/Skeleton";
import type { OnRoster } from "../api/appointments";
import { TherapistForm } from "./TherapistForm";

const fresh = (): OnRoster => ({
  id: crypto.randomUUID(),
  name: "",
  registrationNumber: "",
  languages: ["en"],
  workingDays: [1, 2, 3, 4, 5],
  active: true,
});

/** The therapists to whom requests can be assigned, with their days and languages; null while they are loading. */
export function TherapistsSection({ therapists }: { readonly therapists: readonly OnRoster[] | null }) {
  const id = useId();
  const [edited, setEdited] = useState<OnRoster | null>(null);
  return (
    <section className="admin-appointments" aria-labelledby={id}>
      <h2 id={id}>{t.therapists}</h2>
      <p>
        <Button small look="outline" onClick={() => setEdited(fresh())}>
          {t.add}
        </Button>
      </p>
      {therapists === null && <Skeleton lines={3} label={t.loading} slow={slow} />}
      {therapists?.length === 0 && <Empty words={t.emptyRoster} />}
      {therapists !== null && therapists.length > 0 && (
        <ul role="list" className="list">
          {therapists.map((one) => (
            <li key={one.id} className="appointment-row">
              <div className="appointment-row__words">
                <h3 className="appointment-row__who">{one.name}</h3>
                <p className="soft small">{one.registrationNumber === "" ? t.noNumber : one.registrationNumber}</p>
                <p className="small">{one.languages.map((language) => t.languages[language]).join(", ")}</p>
                <p className="small">
                  {one.workingDays
                    .toSorted((a, b) => a - b)
                    .map((day) => t.days[day])
                    .join(", ")}
                </p>
                {!one.active && <p className="badge">{t.inactive}</p>}
              </div>
              <Button small look="outline" onClick={() => setEdited(one)}>
                {t.edit}
                <span className="sr-only"> {one.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={edited !== null}
        title={edited?.name === "" ? t.addTitle : t.editTitle}
        onClose={() => setEdited(null)}
      >
        {edited && (
          <TherapistForm key={edited.id} therapist={edited} isNew={edited.name === ""} onDone={() => setEdited(null)} />
        )}
      </Dialog>
    </section>
  );
}
