import * as t from "@messages/onCall";
import { TextField } from "../../ui/form/Field";
import { Check } from "./Check";

interface Props {
  readonly on: boolean;
  /** As it was typed. */
  readonly number: string;
  readonly wrong: boolean;
  readonly onChange: (change: { readonly call?: boolean; readonly number?: string }) => void;
}

/** Whether a listener is called by telephone, and where. */
export const CallFields = ({ on, number, wrong, onChange }: Props) => (
  <>
    <Check label={t.call} checked={on} onChange={(call) => onChange({ call })} />
    <p className="soft small">{t.callHelp}</p>
    {/* Also while it is not wanted, so that what is below stays where it was. */}
    <TextField
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
