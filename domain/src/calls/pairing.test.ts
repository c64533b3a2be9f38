import fc from "fast-check";
import { expect, it } from "vitest";
import { afterSignal, pairing, type Pairing, type Said } from "./pairing";

type Side = Pairing["side"];
type Written = Said & { readonly from: Side };

/** Two pages and the signals that they wrote, in the order of the server. */
class TwoPages {
  readonly log: Written[] = [];
  #names = 0;
  readonly pages = { customer: this.#page("customer"), volunteer: this.#page("volunteer") };

  #page(side: Side): { pairing: Pairing; read: number; hasBegun: boolean; answeredBy: string | null } {
    return { pairing: pairing(side, this.fresh()), read: 0, hasBegun: false, answeredBy: null };
  }

  fresh(): string {
    this.#names += 1;
    return `name-${this.#names}`;
  }

  #write(from: Side, kind: Said["kind"]): void {
    const { mine, other } = this.pages[from].pairing;
    this.log.push({ from, kind, page: mine, to: kind === "hello" ? null : other });
  }

  /** A page reads the signals that are there, and begins. */
  begin(side: Side): void {
    const page = this.pages[side];
    if (page.hasBegun) return;
    while (page.read < this.log.length) this.read(side);
    page.hasBegun = true;
    if (side === "volunteer") this.#write(side, "hello");
    else {
      page.pairing = { ...page.pairing, begun: true };
      this.#write(side, "offer");
    }
  }

  read(side: Side): void {
    const page = this.pages[side];
    const said = this.log[page.read];
    if (!said) return;
    page.read += 1;
    if (said.from === side) return;
    const { pairing: after, step } = afterSignal(page.pairing, said, this.fresh());
    page.pairing = after;
    if (step === "meet") {
      page.answeredBy = null;
      this.#write(side, "offer");
    } else if (step !== "ignore" && said.kind === "offer") this.#write(side, "answer");
    else if (step === "take" && said.kind === "answer") page.answeredBy = said.page;
  }

  reload(side: Side): void {
    this.pages[side] = this.#page(side);
  }

  /** Runs until no page has anything to write or read. */
  settle(): void {
    for (const side of ["customer", "volunteer"] as const) this.begin(side);
    const isBehind = () => Object.values(this.pages).some(({ read }) => read < this.log.length);
    for (let n = 0; isBehind(); n += 1) {
      if (n > 10_000) throw new Error("They talk for ever.");
      for (const side of ["customer", "volunteer"] as const) this.read(side);
    }
  }
}

function areConnected({ pages: { customer, volunteer } }: TwoPages): void {
  expect(customer.pairing.other).toBe(volunteer.pairing.mine);
  expect(volunteer.pairing.other).toBe(customer.pairing.mine);
  expect(customer.answeredBy).toBe(volunteer.pairing.mine);
}

it("two pages connect with one offer and one answer", () => {
  const both = new TwoPages();
  both.settle();
  areConnected(both);
  expect(both.log.map(({ kind }) => kind).toSorted()).toEqual(["answer", "hello", "offer"]);
});

it("two pages connect in whatever order they come, read and are reloaded", () => {
  const side = fc.constantFrom<Side>("customer", "volunteer");
  const doing = fc.record({ kind: fc.constantFrom("begin", "read", "read", "read", "reload"), side } as const);
  fc.assert(
    fc.property(fc.array(doing, { maxLength: 60 }), (history) => {
      const both = new TwoPages();
      for (const { kind, side: who } of history) {
        if (kind === "reload") both.reload(who);
        else if (kind === "begin") both.begin(who);
        else if (both.pages[who].hasBegun) both.read(who);
      }
      both.settle();
      areConnected(both);
    }),
    { numRuns: 5_000 },
  );
});

it.each(["customer", "volunteer"] as const)("a signal for an earlier page of the %s changes nothing", (side) => {
  const mine = { ...pairing(side, "mine"), other: "theirs", known: ["gone", "theirs"], begun: true };
  for (const page of ["theirs", "gone"]) {
    for (const kind of ["offer", "answer", "candidate"] as const) {
      expect(afterSignal(mine, { kind, page, to: "before" }, "fresh")).toEqual({ pairing: mine, step: "ignore" });
      expect(afterSignal(mine, { kind, page, to: "mine" }, "fresh")).toEqual({
        pairing: mine,
        step: page === "gone" ? "ignore" : "take",
      });
    }
  }
});
