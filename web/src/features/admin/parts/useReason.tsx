import { trimText } from "@thodu/domain/visible";
import { useState, type ReactElement, type SyntheticEvent } from "react";
import { reason, reasonMissing, reasonRequired } from "@messages/monitoring";
import { TextArea } from "../../../ui/form/Field";

export interface ReasonField {
  readonly reasonField: ReactElement;
  /** The reason in a form that is being sent; null where none is written, which the field says from then on. */
  readonly readReason: (event: SyntheticEvent<HTMLFormElement>) => string | null;
}

/** The field for a reason that must be given; `longest` in characters, `before`: as it was written when it was refused. */
export function useReason(longest: number, before = ""): ReasonField {
  const [missing, setMissing] = useState(false);
  return {
    reasonField: (
      <TextArea
        name="reason"
        rows={2}
        defaultValue={before}
        maxLength={longest}
        required
        label={reason}
        help={reasonRequired}
        error={missing ? reasonMissing : undefined}
        onChange={() => setMissing(false)}
      />
    ),
    readReason: (event) => {
      const written = new FormData(event.currentTarget).get("reason");
      const text = typeof written === "string" ? trimText(written) : "";
      setMissing(text === "");
      return text === "" ? null : text;
    },
  };
}
