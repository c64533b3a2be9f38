import { useId, useRef, useState, type ComponentProps } from "react";
import { keepDraft, readDraft } from "../drafts";
import { useSession } from "../../lib/session";
import { Button } from "../../ui/Button";
import { TextArea } from "../../ui/form/Field";
import { placeOf, type KeptField } from "./kept";
import "./secondLook.css";

/** The longest note, in code points. */
const LONGEST = 2_000;

type Props = Omit<ComponentProps<typeof TextArea>, "defaultValue" | "maxLength" | "onChange"> & {
  readonly field: KeptField;
  /** The id of the conversation or call. */
  readonly about: string;
  /** Frequent answers; a press adds one to the text. */
  readonly often?: readonly string[];
  readonly onChange?: () => void;
};

/**
 * A text field of a dialog. A press outside may close the dialog, so the text is stored and shown again when it
 * reopens.
 */
export function KeptText({ field, about, often, onChange, ...area }: Props) {
  const owner = useSession().uid ?? "";
  const place = placeOf(field, about);
  const [before] = useState(() => readDraft(owner, place));
  const box = useRef<HTMLTextAreaElement>(null);
  const own = useId();
  const changed = (text: string): void => {
    keepDraft(owner, place, text);
    onChange?.();
  };
  const add = (words: string): void => {
    if (!box.current) return;
    box.current.value = [box.current.value.trim(), words].filter(Boolean).join(" ");
    changed(box.current.value);
  };
  return (
    <>
      <TextArea
        id={own}
        {...area}
        ref={box}
        maxLength={LONGEST}
        defaultValue={before}
        onChange={({ target }) => changed(target.value)}
      />
      {often && (
        <div className="often">
          {often.map((words) => (
            <Button key={words} small look="outline" onClick={() => add(words)}>
              {words}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
