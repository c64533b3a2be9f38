import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import * as t from "@messages/deskPanes";
import { Dialog } from "../../../ui/Dialog";
import type { Command } from "./commands";
import "./palette.css";

interface Props {
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}

/** At most so many commands are listed; more letters find the others. */
const MOST = 30;

const found = (commands: readonly Command[], typed: string): readonly Command[] => {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const names = ({ label, also = "" }: Command): string => `${label} ${also}`.toLocaleLowerCase();
  return commands.filter((command) => words.every((word) => names(command).includes(word))).slice(0, MOST);
};

/** The command palette of the desk: a combobox that finds a command by a part of its name. */
export function Palette({ commands, onClose }: Props) {
  const [typed, setTyped] = useState("");
  /** The id of the marked command. Commands may come and go meanwhile. */
  const [marked, setMarked] = useState(commands[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const shown = found(commands, typed);
  /**
   * The index of the marked command, or -1 once it is gone: Enter then runs nothing. If nothing was found at first, the
   * first command that appears is marked.
   */
  const active =
    marked === undefined ? Math.min(0, shown.length - 1) : shown.findIndex(({ id: each }) => each === marked);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active, typed]);

  const run = (command: Command | undefined): void => {
    if (!command) return;
    onClose();
    // Waits until the dialog is closed and the focus is back.
    requestAnimationFrame(() => requestAnimationFrame(command.run));
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || shown.length === 0) return;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: (active + 1) % shown.length,
      ArrowUp: (Math.max(active, 0) - 1 + shown.length) % shown.length,
      Home: 0,
      End: shown.length - 1,
    };
    const to = moves[event.key];
    if (to !== undefined) setMarked(shown[to]?.id);
    else if (event.key === "Enter") run(shown[active]);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog open title={t.palette} onClose={onClose}>
      <input
        type="text"
        role="combobox"
        className="field__input"
        aria-label={t.paletteField}
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
        aria-autocomplete="list"
        placeholder={t.paletteField}
        autoComplete="off"
        spellCheck={false}
        // A browser focuses the element of a dialog that has this attribute, but React does not render it.
        ref={(field) => field?.setAttribute("autofocus", "")}
        onChange={({ target }) => {
          setTyped(target.value);
          setMarked(found(commands, target.value)[0]?.id);
        }}
        onKeyDown={press}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={t.palette} className="palette">
        {shown.map((command, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears the keys
          <div
            key={command.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => run(command)}
          >
            {command.label}
            {command.keys !== undefined && <kbd aria-hidden="true">{command.keys}</kbd>}
          </div>
        ))}
      </div>
      <p className="soft small" role="status">
        {shown.length === 0 && t.paletteEmpty}
      </p>
    </Dialog>
  );
}
