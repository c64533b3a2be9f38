import { addSpan, nextHole, noHistory, olderThan, type History, type StoredMessage } from "@thodu/domain/chat/timeline";

export interface HistoryPage {
  readonly messages: readonly StoredMessage[];
  /** Whether older ones exist. */
  readonly more: boolean;
}

/** A page of history that ends before the message; null when it could not be had. */
export type ReadPage = (before: string | null, limit: number) => Promise<HistoryPage | null>;

export interface HistoryView {
  readonly history: History;
  /** False until the first messages, or the news that there are none, are here. */
  readonly ready: boolean;
  readonly older: "none" | "some" | "loading" | "failed";
  /** What was written before the claim belongs to the first screen and could not be read. */
  readonly lacksStart: boolean;
  /** Some of what is between others could not be read. */
  readonly lacksMiddle: boolean;
}

const PAGE = 30;

/** What is loaded of a conversation: the newest messages by an open query, older ones in pages. */
export class HistoryLog {
  readonly #subscribers = new Set<() => void>();
  #view: HistoryView = { history: noHistory, ready: false, older: "none", lacksStart: false, lacksMiddle: false };
  #filling = false;
  // oxlint-disable-next-line no-unused-private-class-members -- read by `??=` below
  #joining: Promise<void> | null = null;
  #joined = false;
  #older: "loading" | "failed" | null = null;
  #lacksStart = false;
  #lacksMiddle = false;

  constructor(private readonly readPage: ReadPage) {}

  readonly view = (): HistoryView => this.#view;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#subscribers.add(onChange);
    return () => this.#subscribers.delete(onChange);
  };

  /** The newest messages as the open query has them; `complete` when nothing is older than them. */
  newest(messages: readonly StoredMessage[], complete: boolean): void {
    this.#show(addSpan(this.#view.history, messages, { complete }), true);
    void this.fill();
  }

  /**
   * The newest messages of a claim; `whole` when they are all of it. What was written before the claim is not its
   * own: one page of that fills the first screen, and from then on the claim directly follows it.
   */
  newestOfClaim(messages: readonly StoredMessage[], whole: boolean): void {
    if (this.#joined) return this.newest(messages, whole);
    this.#show(addSpan(this.#view.history, messages, { complete: false }), this.#view.ready || !whole);
    if (whole) this.#joining ??= this.#join();
    else void this.fill();
  }

  /** Cached messages of the claim may be shown already, so it may hold a full page without reading more. */
  async #join(): Promise<void> {
    const { messages } = this.#view.history;
    const before = messages[0]?.id ?? null;
    const missing = PAGE - messages.length;
    const page = missing > 0 ? await this.readPage(before, missing) : null;
    this.#joined = missing <= 0 || page !== null;
    this.#joining = null;
    this.#lacksStart = !this.#joined;
    if (missing > 0) this.#take(before, page);
    void this.fill();
  }

  /** Reads one page of older messages; one at a time. */
  readonly readOlder = async (): Promise<void> => {
    const before = olderThan(this.#view.history);
    if (this.#view.older === "loading" || this.#view.older === "none") return;
    this.#older = "loading";
    this.#show(this.#view.history, this.#view.ready);
    this.#take(before, await this.readPage(before, PAGE));
  };

  #take(before: string | null, page: HistoryPage | null): void {
    this.#older = page ? null : "failed";
    if (page) this.#lacksStart = false;
    this.#show(page ? withPage(this.#view.history, before, page) : this.#view.history, true);
  }

  /** Closes holes that a lost connection left, newest first; what fails is also tried again with the next messages. */
  readonly fill = async (): Promise<void> => {
    if (this.#filling) return;
    this.#filling = true;
    let failed = false;
    for (let hole = nextHole(this.#view.history); hole !== null && !failed; hole = nextHole(this.#view.history)) {
      const page = await this.readPage(hole, PAGE);
      failed = page === null;
      if (page) this.#show(withPage(this.#view.history, hole, page), true);
    }
    this.#filling = false;
    this.#lacksMiddle = failed;
    this.#show(this.#view.history, this.#view.ready);
  };

  #show(history: History, ready: boolean): void {
    const older = this.#older ?? (olderThan(history) === null ? "none" : "some");
    const view: HistoryView = {
      history,
      ready,
      older,
      lacksStart: this.#lacksStart,
      lacksMiddle: this.#lacksMiddle,
    };
    const before = this.#view;
    const isSame =
      before.history === history &&
      before.ready === ready &&
      before.older === older &&
      before.lacksStart === view.lacksStart &&
      before.lacksMiddle === view.lacksMiddle;
    if (isSame) return;
    this.#view = view;
    for (const onChange of this.#subscribers) onChange();
  }
}

const withPage = (history: History, before: string | null, page: HistoryPage): History =>
  addSpan(history, page.messages, { complete: !page.more, ...(before === null ? {} : { upTo: before }) });
