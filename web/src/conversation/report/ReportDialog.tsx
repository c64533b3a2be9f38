import type { Complaint } from "@thodu/domain/reports/model";
import { trimText } from "@thodu/domain/visible";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import * as t from "@messages/reports";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Checkbox, TextArea } from "../../ui/form/Field";
import { call } from "../../lib/callables";
import { dayAndTime } from "../../lib/time";
import { toast } from "../../lib/toast";
import type { Written } from "./lastOfEach";
import { readListeners } from "./listeners";
import "./report.css";

const categories: readonly Complaint[] = ["harassment", "sexual", "threat", "contact", "spam", "other"];
const LONGEST = 1_000;

interface Props {
  readonly open: boolean;
  readonly side: "customer" | "volunteer";
  readonly conversationId: string;
  /** The call that the report is about; without it, the report is about what was written. */
  readonly callId?: string;
  /** Called when the two were parted. */
  readonly onBlocked?: () => void;
  readonly onClose: () => void;
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? trimText(value) : "";
};

/** So many characters of a message are enough to recognise it. */
const EXCERPT = 60;
const excerptOf = (text: string): string => (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text);

/** Shows a group from its heading on: on a phone the button is so far below it that the error would not be seen. */
function toGroup(group: HTMLFieldSetElement | null): void {
  group?.querySelector("input")?.focus({ preventScroll: true });
  group?.scrollIntoView();
}

/** The listeners who may be meant, loaded once `asked`. If that fails, the last one who wrote is meant. */
function useListeners(asked: boolean, customerId: string): readonly Written[] {
  const [listeners, setListeners] = useState<readonly Written[]>([]);
  useEffect(() => {
    if (!asked) return undefined;
    let current = true;
    readListeners(customerId).then(
      (found) => current && setListeners(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [asked, customerId]);
  return listeners;
}

/** Reports the other side to the team and, if asked, parts the two for good. Both sides use it. */
export function ReportDialog({ open, side, conversationId, callId, onBlocked, onClose }: Props) {
  // The id of the report stays the same across retries.
  const id = useRef<string | null>(null);
  const whatHappened = useRef<HTMLFieldSetElement>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const listeners = useListeners(open && side === "customer" && callId === undefined, conversationId);

  const send = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const category = categories.find((each) => each === form.get("category"));
    setMissing(category === undefined);
    if (category === undefined) return toGroup(whatHappened.current);
    const note = textOf(form, "note");
    const messageId = textOf(form, "listener");
    id.current ??= crypto.randomUUID();
    setBusy(true);
    const reply = await call("reportConversation", {
      reportId: id.current,
      conversationId,
      category,
      ...(messageId !== "" && { messageId }),
      ...(callId !== undefined && { callId }),
      ...(note !== "" && { note }),
      block: form.get("block") !== null,
    });
    setBusy(false);
    if (!reply.ok) {
      if (reply.reason === "ID_REUSED") id.current = null;
      return toast("alert", reply.message);
    }
    id.current = null;
    const areParted = form.get("block") !== null && reply.value.parted !== false;
    if (areParted) onBlocked?.();
    toast("status", areParted ? t.thanksParted : t.thanks);
    onClose();
  };

  const close = (): void => {
    setMissing(false);
    onClose();
  };

  return (
    <Dialog open={open} title={callId === undefined ? t.title : t.titleOfCall} onClose={close}>
      <p>{side === "customer" ? t.leadCustomer : t.leadVolunteer}</p>
      <form className="stack" onSubmit={(event) => void send(event)} noValidate>
        <fieldset
          ref={whatHappened}
          className="report__categories"
          aria-describedby={missing ? "report-missing" : undefined}
        >
          <legend>{t.what}</legend>
          {missing && (
            <p id="report-missing" className="field__error" role="alert">
              {t.missing}
            </p>
          )}
          {categories.map((each) => (
            <label key={each} className="checkbox">
              <input
                type="radio"
                className="checkbox__input"
                name="category"
                value={each}
                onChange={() => setMissing(false)}
              />
              <span>{t.categories[each]}</span>
            </label>
          ))}
        </fieldset>
        {listeners.length > 1 && (
          <fieldset className="report__categories">
            <legend>{t.whom}</legend>
            {listeners.map(({ messageId, text, timestamp }, index) => (
              <label key={messageId} className="checkbox">
                <input
                  type="radio"
                  className="checkbox__input"
                  name="listener"
                  value={messageId}
                  defaultChecked={index === 0}
                />
                <span>{t.wrote(dayAndTime(timestamp), excerptOf(text))}</span>
              </label>
            ))}
          </fieldset>
        )}
        <Checkbox name="block" label={side === "customer" ? t.blockCustomer : t.blockVolunteer} />
        <TextArea name="note" rows={3} maxLength={LONGEST} label={t.note} help={t.noteHelp} />
        <div className="dialog__actions">
          <Button type="submit" busy={busy}>
            {t.send}
          </Button>
          <Button look="outline" onClick={close}>
            {t.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
