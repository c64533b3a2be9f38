import { MESSAGE_MAX } from "@thodu/domain/chat/limits";
import { trimText, visibleLength, withoutControls } from "@thodu/domain/visible";
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  type SyntheticEvent,
} from "react";
import { Icon } from "../../ui/barIcons";
import { keepDraft, NOBODY, readDraft, thisTab } from "../drafts";
import type { ComposerWords } from "./words";
import "./composer.css";

export interface ComposerHandle {
  /** Puts text that was not sent back, before what is being written. */
  readonly restoreDraft: (change: (draft: string) => string) => void;
  readonly focus: () => void;
}

interface Props {
  readonly ref?: Ref<ComposerHandle>;
  readonly words: ComposerWords;
  /** Whose draft it is, and of which conversation. */
  readonly owner: string;
  readonly conversationId: string;
  /** Nothing can be written; what was written can still be read, selected and copied. */
  readonly locked?: boolean;
  readonly onSend: (text: string) => void;
  readonly onLocked?: () => void;
  readonly onTyping: (text: string) => void;
  readonly onTypingEnd: () => void;
  /** Below the field. */
  readonly children?: ReactNode;
}

/** A form that was sent before its page was live (site/head.js). */
const PRESSED = "data-pressed";

/** Warns of the longest message this many characters before it. */
const WARNS = 100;

/** What is said of the field: that it is locked, or how long its text is. */
const SAYS = "composer-says";

/** The button has its own answer to a press, and a text is pressed to select it. */
const isTextOrButton = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement
    ? target.value !== ""
    : target instanceof Element && target.closest("button") !== null;

/**
 * Enter sends where there is a keyboard of its own; on a phone it breaks the line. Safari ends a composition before
 * the key that ended it is heard; only its deprecated code, 229, still tells.
 */
// oxlint-disable-next-line typescript/no-deprecated -- as above
const enterSends = ({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === "Enter" && !shiftKey && !nativeEvent.isComposing && keyCode !== 229 && matchMedia("(pointer: fine)").matches;

/**
 * Where one writes. The field keeps its own text: what was typed before the page was live stays, and no key makes
 * anything else draw.
 */
export function Composer({
  ref,
  words,
  owner,
  conversationId,
  locked = false,
  onSend,
  onLocked,
  onTyping,
  onTypingEnd,
  children,
}: Props) {
  const { field, over, empty, put, keep } = useDraft(owner, owner === NOBODY ? thisTab() : conversationId);

  useImperativeHandle(ref, () => ({
    restoreDraft: (change) => put(change(field.current?.value ?? "")),
    focus: () => field.current?.focus(),
  }));

  const submit = (event?: SyntheticEvent): void => {
    event?.preventDefault();
    if (locked) return onLocked?.();
    const text = trimText(withoutControls(field.current?.value ?? ""));
    const length = visibleLength(text);
    if (length === 0 || length > MESSAGE_MAX) return;
    put("");
    onTypingEnd();
    onSend(text);
  };

  const first = useRef(submit);
  // A press on a slow line counts.
  useEffect(() => {
    const form = field.current?.form;
    if (!form?.hasAttribute(PRESSED)) return;
    form.removeAttribute(PRESSED);
    first.current();
  }, [field]);

  const typed = (): void => {
    const text = keep();
    if (text === "") onTypingEnd();
    else onTyping(text);
  };

  return (
    <form className="composer" onSubmit={submit}>
      {/* A press on the locked field explains the lock, as the button and Enter do; where it holds a text, a press selects. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className="composer__row"
        onClick={locked ? ({ target }) => !isTextOrButton(target) && onLocked?.() : undefined}
      >
        <textarea
          ref={field}
          className="composer__field"
          aria-label={words.label}
          placeholder={words.placeholder}
          rows={1}
          dir="auto"
          readOnly={locked}
          aria-disabled={locked || undefined}
          autoComplete="off"
          enterKeyHint="enter"
          aria-invalid={over > 0}
          // Where the field is empty, its placeholder says it.
          aria-describedby={(locked ? !empty : over > -WARNS) ? SAYS : undefined}
          onInput={typed}
          onKeyDown={(event) => {
            if (!enterSends(event)) return;
            event.preventDefault();
            submit();
          }}
        />
        {/* The field keeps the focus, and a phone its keyboard. */}
        <button
          type="submit"
          className="composer__send"
          aria-label={words.send}
          data-empty={empty || undefined}
          onMouseDown={(event) => event.preventDefault()}
        >
          <Icon>
            <path d="M4.5 12 3.5 4.5 21 12 3.5 19.5l1-7.5Zm0 0H12" />
          </Icon>
        </button>
      </div>
      <div id={SAYS} role="status">
        {locked ? <p className="sr-only">{words.placeholder}</p> : <Length over={over} words={words} />}
      </div>
      {children}
    </form>
  );
}

/** How much is too much, or how near that is; nothing before the end comes near. */
function Length({ over, words }: { readonly over: number; readonly words: ComposerWords }) {
  if (over <= -WARNS) return null;
  return (
    <p className="composer__length">{over > 0 ? words.tooLong(over) : `${MESSAGE_MAX + over} / ${MESSAGE_MAX}`}</p>
  );
}

interface Draft {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Characters beyond the longest message; below zero while there is room, and counted only near the end. */
  readonly over: number;
  readonly empty: boolean;
  /** Replaces what the field holds, and keeps that. */
  readonly put: (text: string) => void;
  /** Keeps what was typed into the field, and returns it. */
  readonly keep: () => string;
}

/** What is being written. Only the field holds it; this device keeps it for its owner and conversation. */
function useDraft(owner: string, conversationId: string): Draft {
  const field = useRef<HTMLTextAreaElement>(null);
  const [over, setOver] = useState(-MESSAGE_MAX);
  const [empty, setEmpty] = useState(true);

  const look = (): void => {
    const { value = "" } = field.current ?? {};
    setEmpty(value === "");
    setOver(value.length < MESSAGE_MAX - WARNS ? -MESSAGE_MAX : visibleLength(trimText(value)) - MESSAGE_MAX);
    fit(field.current);
  };

  const put = (text: string): void => {
    if (field.current) field.current.value = text;
    keepDraft(owner, conversationId, text);
    look();
  };

  const keep = (): string => {
    const { value = "" } = field.current ?? {};
    keepDraft(owner, conversationId, value);
    look();
    return value;
  };

  const last = useRef(NOBODY);
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    // Text typed before sign-in moves to the person signed in; text of another person never does.
    const carried = last.current === NOBODY ? current.value : "";
    if (last.current !== owner && carried !== "") keepDraft(NOBODY, thisTab(), "");
    last.current = owner;
    const stored = readDraft(owner, conversationId);
    current.value = carried === stored ? stored : [stored, carried].filter((text) => text !== "").join("\n");
    keepDraft(owner, conversationId, current.value);
    look();
  }, [owner, conversationId]);

  return { field, over, empty, put, keep };
}

/** Grows the field with its text where the style sheet alone can't. */
function fit(field: HTMLTextAreaElement | null): void {
  if (!field || CSS.supports("field-sizing", "content")) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight}px`;
}
