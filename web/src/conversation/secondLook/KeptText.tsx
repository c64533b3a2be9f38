import { useId, useRef, useState, type ComponentProps } from "react";
import { keepDraft, readDraft } from "../drafts";
import { useSession } from "../../lib/session";
import { Button } from "../../ui/Button";
import { TextArea } from "../../ui/form/Field";
import { placeOf, type KeptField } from "./kept";
import "./secondLook.css";

/** Code points of a note. */
const LONGEST = 2_000;

type Props = Omit<ComponentProps<typeof TextArea>, "defaultValue" | "maxLength" | "onChange"> & {
  readonly field: KeptField;
  /** Of the conversation or the call. */
  readonly about: string;
  /** What is often written: a press adds it. */
  readonly often?: readonly string[];
  readonly onChange?: () => void;
};

/** A field of a dialog that a press beside closes: what was written is there again when the dialog is. */
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
