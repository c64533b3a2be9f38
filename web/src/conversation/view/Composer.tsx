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
  /** Puts unsent text back, before what is being written. */
  readonly restoreDraft: (change: (draft: string) => string) => void;
  readonly focus: () => void;
}

interface Props {
  readonly ref?: Ref<ComposerHandle>;
  readonly words: ComposerWords;
  /** The person whose draft it is. */
  readonly owner: string;
  readonly conversationId: string;
  /** Nothing can be written, but text in the field can still be read, selected and copied. */
  readonly locked?: boolean;
  readonly onSend: (text: string) => void;
  readonly onLocked?: () => void;
  readonly onTyping: (text: string) => void;
  readonly onTypingEnd: () => void;
  /** Shown below the field. */
  readonly children?: ReactNode;
}

/** Marks a form that was submitted before its page was interactive (site/head.js). */
const EARLY_SUBMIT = "data-pressed";

/** The length is shown once fewer than this many characters are left. */
const WARN_BELOW = 100;

/** The id of the text that describes the field: that it is locked, or how long its text is. */
const STATUS_ID = "composer-says";

/** The button handles a press itself, and a press on a text selects it. */
const isTextOrButton = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement
    ? target.value !== ""
    : target instanceof Element && target.closest("button") !== null;

/**
 * Enter sends if there is a keyboard with a mouse; on a phone it breaks the line. Safari ends a composition before it
 * reports the key that ended it; only the deprecated code 229 still tells.
 */
// oxlint-disable-next-line typescript/no-deprecated -- as above
const enterSends = ({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === "Enter" && !shiftKey && !nativeEvent.isComposing && keyCode !== 229 && matchMedia("(pointer: fine)").matches;

/**
 * The field in which a message is written. It is uncontrolled: text that was typed before the page was interactive
 * stays, and typing renders nothing else.
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
  // A form that was submitted before this script had loaded is sent now.
  useEffect(() => {
    const form = field.current?.form;
    if (!form?.hasAttribute(EARLY_SUBMIT)) return;
    form.removeAttribute(EARLY_SUBMIT);
    first.current();
  }, [field]);

  const typed = (): void => {
    const text = keep();
    if (text === "") onTypingEnd();
    else onTyping(text);
  };

  return (
    <form className="composer" onSubmit={submit}>
      {/* A press on the locked field explains the lock, as the button and Enter do. If the field holds a text, a
          press selects. */}
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
          // In an empty field the placeholder already says it.
          aria-describedby={(locked ? !empty : over > -WARN_BELOW) ? STATUS_ID : undefined}
          onInput={typed}
          onKeyDown={(event) => {
            if (!enterSends(event)) return;
            event.preventDefault();
            submit();
          }}
        />
        {/* A press on the button leaves the focus in the field, so that a phone's keyboard stays open. */}
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
      <div id={STATUS_ID} role="status">
        {locked ? <p className="sr-only">{words.placeholder}</p> : <Length over={over} words={words} />}
      </div>
      {children}
    </form>
  );
}

/** How much longer than allowed the text is, or how near the limit; nothing until the limit is near. */
function Length({ over, words }: { readonly over: number; readonly words: ComposerWords }) {
  if (over <= -WARN_BELOW) return null;
  return (
    <p className="composer__length">{over > 0 ? words.tooLong(over) : `${MESSAGE_MAX + over} / ${MESSAGE_MAX}`}</p>
  );
}

interface Draft {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Characters beyond the limit; negative while there is room. Exact only near the limit. */
  readonly over: number;
  readonly empty: boolean;
  /** Replaces the text of the field, and stores it. */
  readonly put: (text: string) => void;
  /** Stores the text of the field, and returns it. */
  readonly keep: () => string;
}

/** The text that is being written. Only the field holds it; this device stores it by owner and conversation. */
function useDraft(owner: string, conversationId: string): Draft {
  const field = useRef<HTMLTextAreaElement>(null);
  const [over, setOver] = useState(-MESSAGE_MAX);
  const [empty, setEmpty] = useState(true);

  const look = (): void => {
    const { value = "" } = field.current ?? {};
    setEmpty(value === "");
    setOver(value.length < MESSAGE_MAX - WARN_BELOW ? -MESSAGE_MAX : visibleLength(trimText(value)) - MESSAGE_MAX);
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
    // Text typed before sign-in goes to the person who signs in; text of another person never does.
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

/** Fits the field's height to its text in browsers where CSS can't. */
function fit(field: HTMLTextAreaElement | null): void {
  if (!field || CSS.supports("field-sizing", "content")) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight}px`;
}
