import { useState, type ComponentProps } from "react";
import { keepDraft, readDraft } from "../../conversation/drafts";
import { useSession } from "../../lib/session";
import { TextArea } from "../../ui/form/Field";
import { placeOf, type KeptField } from "./leftovers";

/** Code points of a note. */
const LONGEST = 2_000;

type Props = Omit<ComponentProps<typeof TextArea>, "defaultValue" | "maxLength"> & {
  readonly field: KeptField;
  readonly conversationId: string;
};

/** A field of a dialog that a press beside closes: what was written is there again when the dialog is. */
export function KeptText({ field, conversationId, onChange, ...area }: Props) {
  const owner = useSession().uid ?? "";
  const place = placeOf(field, conversationId);
  const [before] = useState(() => readDraft(owner, place));
  return (
    <TextArea
      {...area}
      maxLength={LONGEST}
      defaultValue={before}
      onChange={(event) => {
        keepDraft(owner, place, event.target.value);
        onChange?.(event);
      }}
    />
  );
}
