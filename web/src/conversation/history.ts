import { addSpan, nextHole, noHistory, olderThan, type History, type StoredMessage } from "@thodu/domain/chat/timeline";

export interface HistoryPage {
  readonly messages: readonly StoredMessage[];
  /** Whether there are older messages than these. */
  readonly more: boolean;
}

/** Reads the page of messages before the message `before`; null if that failed. */
export type ReadPage = (before: string | null, limit: number) => Promise<HistoryPage | null>;

export interface HistoryView {
  readonly history: History;
  /** False until the first messages have arrived, or it is known that there are none. */
  readonly ready: boolean;
  readonly older: "none" | "some" | "loading" | "failed";
  /** The messages from before the claim, which belong to the first screen, could not be read. */
  readonly lacksStart: boolean;
  /** Some messages between others could not be read. */
  readonly lacksMiddle: boolean;
}

const PAGE = 30;

/** The loaded part of a conversation: the newest messages from an open query, older ones in pages. */
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

  /** Adds the newest messages of the open query; `complete` if there are no older ones. */
  newest(messages: readonly StoredMessage[], complete: boolean): void {
    this.#show(addSpan(this.#view.history, messages, { complete }), true);
    void this.fill();
  }

  /**
   * Adds the newest messages of a claim; `whole` if the claim has no others. Messages from before the claim are not in
   * this query: one page of them fills the first screen, and from then on the claim's messages directly follow that
   * page.
   */
  newestOfClaim(messages: readonly StoredMessage[], whole: boolean): void {
    if (this.#joined) return this.newest(messages, whole);
    this.#show(addSpan(this.#view.history, messages, { complete: false }), this.#view.ready || !whole);
    if (whole) this.#joining ??= this.#join();
    else void this.fill();
  }

  /**
   * Reads the page before the claim. Cached messages of the claim may already fill the screen; then nothing is read.
   */
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

  /** Reads one page of older messages. Does nothing while another page is being read. */
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

  /**
   * Fills the gaps that a lost connection left, newest first. What fails is tried again also when new messages arrive.
   */
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
