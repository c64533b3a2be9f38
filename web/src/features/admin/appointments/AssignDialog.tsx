import { isShortNotice, slotAt } from "@thodu/domain/appointments/slots";
import { useId, useState, type ReactNode } from "react";
import { loading, slow } from "@messages/adminArea";
import * as t from "@messages/adminAppointments";
import { call } from "../../../lib/callables";
import { Link } from "../../../lib/router";
import { momentInIndia } from "../../../lib/time";
import { toast } from "../../../lib/toast";
import type { Live } from "../../../lib/useLive";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Notice } from "../../../ui/Notice";
import { Skeleton } from "../../../ui/Skeleton";
import type { OnRoster, Request } from "../api/appointments";
import { Refused } from "../parts/PagedList";
import { useShown } from "../parts/useShown";
import { addressOf } from "../sections";
import { therapistsFor, useDays } from "./choices";
import { overtakenWords, readNow, sawOf } from "./overtaken";
import { useTypedMeeting } from "./useTypedMeeting";

interface Props {
  readonly request: Request | null;
  readonly roster: Live<readonly OnRoster[]>;
  /** Reads the roster again after a refusal. */
  readonly onRetry: () => void;
  /** Called when somebody else has changed the request, with what it is now. */
  readonly onOvertaken: (now: Request) => void;
  readonly onClose: () => void;
}

/**
 * Assigns a request to a therapist and to one of the days on which they work and are free. How to meet can be added now
 * or later.
 */
export const AssignDialog = ({ request, roster, onRetry, onOvertaken, onClose }: Props) => (
  <Dialog
    open={request !== null}
    title={request?.status === "confirmed" ? t.moveTitle : t.assignTitle}
    onClose={onClose}
  >
    {request && roster.state === "loading" && <Skeleton lines={3} label={loading} slow={slow} />}
    {request && roster.state === "refused" && <Refused onRetry={onRetry} />}
    {request && roster.state === "here" && (
      <Choice
        key={request.id}
        request={request}
        therapists={therapistsFor(roster.value, request)}
        roster={roster.value.length}
        onOvertaken={onOvertaken}
        onDone={onClose}
      />
    )}
  </Dialog>
);

interface ChoiceProps extends Pick<Props, "onOvertaken"> {
  readonly request: Request;
  /** The therapists to choose from. */
  readonly therapists: readonly OnRoster[];
  /** How many there are in all. */
  readonly roster: number;
  readonly onDone: () => void;
}

function Choice({ request, therapists, roster, onOvertaken, onDone }: ChoiceProps) {
  const present = therapists.find((each) => each.id === request.therapistId);
  const [therapistId, setTherapistId] = useState((present ?? therapists[0])?.id ?? "");
  const [wished, setWished] = useState(request.date ?? "");
  const [refused, setRefused] = useState<string | null>(null);
  const [overtaken, setOvertaken] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isShown = useShown();
  const therapist = therapists.find((each) => each.id === therapistId);
  const { days, taken, date, isKnown } = useDays(request, therapist, wished);
  const { isTyped, read, field } = useTypedMeeting(
    // Another therapist means another way to meet.
    therapistId === request.therapistId ? request.meeting : null,
    () => setRefused(null),
  );
  const isSame = request.status === "confirmed" && therapistId === request.therapistId && date === request.date;
  const saysMeeting = isSame && isTyped;

  const choose = (change: () => void): void => {
    setRefused(null);
    change();
  };
  const tellOvertaken = async (): Promise<void> => {
    const now = await readNow(request.id);
    const words = overtakenWords(now, request);
    if (!isShown()) return toast("alert", words);
    setOvertaken(words);
    // The admin's choice stays, even if it was only the preset one.
    setWished(date);
    if (now) onOvertaken(now);
  };
  const assign = async (): Promise<void> => {
    const said = read();
    if (said === null) return;
    setBusy(true);
    setRefused(null);
    setOvertaken(null);
    const reply = await call("assignAppointment", {
      appointmentId: request.id,
      therapistId,
      date,
      ...said,
      saw: { ...sawOf(request), ...(isTyped && { meeting: request.meeting }) },
    });
    if (!reply.ok && reply.reason === "TIME_CHANGED") await tellOvertaken();
    setBusy(false);
    if (reply.ok) {
      const done = request.status === "confirmed" ? t.moved : t.assigned;
      toast("status", saysMeeting ? t.met(request.name) : done(request.name, momentInIndia(slotAt(date))));
      if (isShown()) onDone();
    } else if (reply.reason !== "TIME_CHANGED") {
      const words = reply.reason === "TAKEN" ? t.taken : reply.message;
      if (isShown()) setRefused(words);
      else toast("alert", words);
    }
  };

  const mayAssign = request.status === "pending" || request.status === "confirmed";
  if (!therapist && mayAssign) return <p>{roster === 0 ? t.emptyRoster : t.nobodyTakes}</p>;
  return (
    <>
      {mayAssign && <p>{t.assignFor(request.name, t.languages[request.locale])}</p>}
      {overtaken !== null && <Overtaken id={request.id} words={overtaken} isKept={mayAssign} />}
      {mayAssign && (
        <>
          <Choose label={t.therapist} value={therapistId} onPick={(id) => choose(() => setTherapistId(id))}>
            {therapists.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name} ({each.languages.map((language) => t.languages[language]).join(", ")})
              </option>
            ))}
          </Choose>
          {isKnown ? (
            <Choose label={t.dayLabel} value={date} onPick={(day) => choose(() => setWished(day))}>
              {days.map((day) => (
                <option key={day} value={day} disabled={taken.has(day)}>
                  {taken.has(day) ? t.booked(momentInIndia(slotAt(day))) : momentInIndia(slotAt(day))}
                </option>
              ))}
            </Choose>
          ) : (
            <Skeleton lines={1} label={loading} slow={slow} />
          )}
          <ShortNotice date={date} isSame={isSame} />
          {field}
        </>
      )}
      {refused !== null && <Refusal words={refused} />}
      <p className="dialog__actions">
        {mayAssign && (
          <Button busy={busy || !isKnown} onClick={() => void assign()}>
            {isSame ? t.save : request.status === "confirmed" ? t.move : t.assign}
          </Button>
        )}
        <Button look="quiet" onClick={onDone}>
          {t.keep}
        </Button>
      </p>
    </>
  );
}

const Refusal = ({ words }: { readonly words: string }) => (
  <p className="appointment-row__refused" role="alert">
    {words}
  </p>
);

interface ShortNoticeProps {
  /** Empty for none. */
  readonly date: string;
  /** Whether the request has this time already. */
  readonly isSame: boolean;
}

/** The warning about a new time that is very near. */
const ShortNotice = ({ date, isSame }: ShortNoticeProps) =>
  date !== "" && !isSame && isShortNotice(slotAt(date), Date.now()) && <Notice kind="trouble">{t.shortNotice}</Notice>;

interface ChooseProps {
  readonly label: string;
  readonly value: string;
  readonly onPick: (value: string) => void;
  /** The options. */
  readonly children: ReactNode;
}

function Choose({ label, value, onPick, children }: ChooseProps) {
  const id = useId();
  return (
    <p className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="field__input" value={value} onChange={({ target }) => onPick(target.value)}>
        {children}
      </select>
    </p>
  );
}

interface OvertakenProps {
  readonly id: string;
  readonly words: string;
  /** Whether the request can still be assigned. */
  readonly isKept: boolean;
}

/** What somebody else has changed in the request meanwhile, and who. */
const Overtaken = ({ id, words, isKept }: OvertakenProps) => (
  <Notice kind="trouble">
    <p>{words}</p>
    {isKept && <p>{t.choiceKept}</p>}
    <Link to={`${addressOf("audit")}?person=${encodeURIComponent(id)}`}>{t.whoChanged}</Link>
  </Notice>
);
