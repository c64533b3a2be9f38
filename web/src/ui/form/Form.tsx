import type { ReactNode } from "react";
import { FormSummary, type FormSummaryProps } from "./FormSummary";

interface FormProps {
  readonly summary: FormSummaryProps;
  readonly onSend: () => void;
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * A form with its summary on top, checked only by the schema and not by the browser. If it is submitted before its
 * script has loaded, nothing happens (`dialog`); a plain form would put what was typed into the address.
 */
export const Form = ({ summary, onSend, label, children }: FormProps) => (
  <form
    className="form"
    method="dialog"
    noValidate
    aria-label={label}
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  >
    <FormSummary {...summary} />
    {children}
  </form>
);
