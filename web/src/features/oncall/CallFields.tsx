import * as t from "@messages/onCall";
import { TextField } from "../../ui/form/Field";
import { Check } from "./Check";
import { fields } from "./problems";

interface Props {
  /** Notifications can be sent here, so a call is for when one does not arrive. */
  readonly push: boolean;
  readonly on: boolean;
  /** The number as it was typed. */
  readonly number: string;
  readonly wrong: boolean;
  readonly onChange: (change: { readonly call?: boolean; readonly number?: string }) => void;
}

/** Whether a listener is called by telephone, and where. */
export const CallFields = ({ push, on, number, wrong, onChange }: Props) => (
  <>
    <Check label={push ? t.call : t.callAlone} checked={on} onChange={(call) => onChange({ call })} />
    <p className="soft small">{t.callHelp}</p>
    {/* Shown also if no call is wanted, so that what is below does not move. */}
    <TextField
      id={fields.number}
      label={t.number}
      help={t.numberHelp}
      error={on && wrong ? t.numberWrong : undefined}
      type="tel"
      autoComplete="tel"
      disabled={!on}
      value={number}
      onChange={({ target }) => onChange({ number: target.value })}
    />
  </>
);
