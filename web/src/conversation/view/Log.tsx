import { Component, createRef, type ReactNode } from "react";
import { asksForOlder, firstBelow, followsEnd, isLegible, isNearEnd, moveFor, type LastView } from "./scroll";

interface Props {
  readonly label: string;
  readonly busy: boolean;
  /** The number of own messages written on this page. */
  readonly written: number;
  /** False until the first messages are here. */
  readonly ready: boolean;
  /** Called with whether the reader follows the end, and whether the newest message has room to be read. */
  readonly onView: (view: { readonly nearEnd: boolean; readonly legible: boolean }) => void;
  readonly onUp: () => void;
  readonly children: ReactNode;
}

interface View {
  readonly nearEnd: boolean;
  readonly anchor: Element | null;
  readonly top: number;
}

/**
 * The scrolled history of a conversation. It is a class, because only a class can measure the page just before an
 * update: this keeps the view still when older messages are added above.
 */
export class Log extends Component<Props> {
  readonly #box = createRef<HTMLDivElement>();
  readonly #rows = createRef<HTMLDivElement>();
  #observer: ResizeObserver | null = null;
  #seen: LastView = { nearEnd: true, scrollTop: 0, clientHeight: 0 };
  #legible = true;
  /** The reader went to a message. If the first messages load after that, the log does not jump to its end. */
  #wentToMessage = false;

  override componentDidMount(): void {
    const [box, rows] = [this.#box.current, this.#rows.current];
    if (!box || !rows) return;
    if (this.props.ready) this.#begin(box);
    else this.toEnd();
    // A keyboard opens, a font loads late, a row gets its real height: a reader at the end stays there.
    this.#observer = new ResizeObserver(() => {
      if (followsEnd(this.#seen, box)) this.toEnd();
    });
    this.#observer.observe(box);
    this.#observer.observe(rows);
  }

  override componentWillUnmount(): void {
    this.#observer?.disconnect();
  }

  override getSnapshotBeforeUpdate(): View | null {
    const [box, rows] = [this.#box.current, this.#rows.current];
    if (!box || !rows) return null;
    const line = box.getBoundingClientRect().top;
    // Only messages, because the lines between them come and go.
    const messages = rows.querySelectorAll("[data-message]");
    const index = firstBelow(messages.length, (at) => messages[at]?.getBoundingClientRect().bottom ?? 0, line);
    const anchor = messages[index] ?? null;
    return { nearEnd: followsEnd(this.#seen, box), anchor, top: anchor?.getBoundingClientRect().top ?? 0 };
  }

  override componentDidUpdate(before: Props, _state: unknown, view: View | null): void {
    const box = this.#box.current;
    if (!box || !view) return;
    if (!this.#wentToMessage) {
      if (!this.props.ready) return this.toEnd();
      if (!before.ready) return this.#begin(box);
    }
    const move = moveFor({
      first: false,
      hasUnread: false,
      wasNearEnd: view.nearEnd,
      wrote: this.props.written > before.written,
    });
    if (move === "to-end") return this.toEnd();
    if (view.anchor?.isConnected) box.scrollTop += view.anchor.getBoundingClientRect().top - view.top;
    this.#look();
  }

  #begin(box: HTMLDivElement): void {
    const unread = box.querySelector("[data-unread]");
    if (
      unread instanceof HTMLElement &&
      moveFor({ first: true, hasUnread: true, wasNearEnd: true, wrote: false }) === "to-unread"
    ) {
      box.scrollTop = unread.offsetTop - box.clientHeight / 4;
      this.#see(box, isNearEnd(box));
    } else this.toEnd();
  }

  toEnd(): void {
    const box = this.#box.current;
    if (!box) return;
    box.scrollTop = box.scrollHeight;
    this.#look();
  }

  /**
   * Scrolls to a row and stops following the end. The scroll event comes a frame later, so the position is stored at
   * once.
   */
  show(row: Element): void {
    const box = this.#box.current;
    if (!box) return;
    row.scrollIntoView({ block: "center" });
    this.#wentToMessage = true;
    this.#see(box, isNearEnd(box));
  }

  readonly #look = (): void => {
    const box = this.#box.current;
    if (box) this.#see(box, followsEnd(this.#seen, box));
  };

  #see(box: HTMLDivElement, nearEnd: boolean): void {
    const { scrollTop, clientHeight } = box;
    const before = this.#seen;
    this.#seen = { nearEnd, scrollTop, clientHeight };
    const legible = isLegible(box);
    if (nearEnd !== before.nearEnd || legible !== this.#legible) {
      this.#legible = legible;
      this.props.onView({ nearEnd, legible });
    }
    if (asksForOlder(before.scrollTop, scrollTop)) this.props.onUp();
  }

  override render(): ReactNode {
    const { label, busy, children } = this.props;
    return (
      <div
        className="log"
        role="log"
        aria-label={label}
        aria-relevant="additions"
        aria-busy={busy}
        // A scrolled region must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        ref={this.#box}
        onScroll={this.#look}
      >
        <div className="log__rows" ref={this.#rows}>
          {children}
        </div>
      </div>
    );
  }
}
