import { trimText } from "@thodu/domain/visible";
import { useState, type ReactElement, type SyntheticEvent } from "react";
import { reason, reasonMissing, reasonRequired } from "@messages/monitoring";
import { TextArea } from "../../../ui/form/Field";

export interface ReasonField {
  readonly reasonField: ReactElement;
  /** The reason in a form that is being sent; null if it is empty, which the field then shows. */
  readonly readReason: (event: SyntheticEvent<HTMLFormElement>) => string | null;
}

/**
 * A required field for a reason. `longest` in characters; `before`: the text that it begins with; `onWritten` is called
 * with each change of it.
 */
export function useReason(longest: number, before = "", onWritten?: (words: string) => void): ReasonField {
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
        onChange={({ target }) => {
          setMissing(false);
          onWritten?.(target.value);
        }}
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
