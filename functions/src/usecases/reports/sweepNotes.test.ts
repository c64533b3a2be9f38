import type { Refund } from "@thodu/domain/payments/model";
import { DAY, type Millis } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { Cell } from "../../../../tests/support/memoryCells";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { pagesOf } from "../../../../tests/support/pages";
import { sweepNotes } from "./sweepNotes";

const nobody = () => Promise.resolve(pagesOf<string>([]));
const notHere = (): Promise<never> => Promise.reject(new Error("Not by this sweep."));
const noReports = { decidedWithNote: nobody, decidedWithReason: nobody, blankWords: notHere, find: notHere };

const WORDS = "She insisted.";

/** What is left of the reasons of these refunds, given this many days ago. */
async function left(reasons: Readonly<Record<string, readonly [reason: string, days: number]>>) {
  const runtime = new MemoryRuntime();
  const refunds = new Map(
    Object.entries(reasons).map(([id, [reason, days]]) => {
      const cell = new Cell<Refund>();
      cell.write({
        orderId: "order_1",
        userId: "asha",
        amount: 100,
        status: "done",
        requestedBy: "admin",
        reason,
        attempts: 1,
        refusal: null,
        createdAt: runtime.now() - days * DAY,
        checkAt: null,
      });
      return [id, cell];
    }),
  );
  const swept = await sweepNotes({
    runtime,
    reports: noReports,
    auditWords: { until: nobody, blank: notHere },
    payments: { refund: (id) => Promise.resolve(refunds.get(id)?.see() ?? null) },
    refundWords: {
      worded: () => Promise.resolve(pagesOf([...refunds.keys(), "gone since"])),
      blank: (id, { value }) => {
        refunds.get(id)?.write({ ...value, reason: "" });
        return Promise.resolve("stored");
      },
    },
    onDefect: (error) => expect(error).toBeUndefined(),
  });
  return { swept, left: Object.fromEntries([...refunds].map(([id, cell]) => [id, cell.see()?.value.reason])) };
}

it("deletes what an admin wrote about a refund after 90 days, and keeps the reason codes of the server", async () => {
  expect(await left({ pay_1: [WORDS, 91], pay_2: [WORDS, 89], pay_3: ["again", 200] })).toMatchObject({
    swept: { refunds: { done: 1, failed: 0, left: 0 } },
    left: { pay_1: "", pay_2: WORDS, pay_3: "again" },
  });
});

it("queries only for notes older than 90 days, so that newer ones never block them", async () => {
  const runtime = new MemoryRuntime();
  const asked: Record<string, Millis> = {};
  const until = (what: string) => (at: Millis) => {
    asked[what] = at;
    return nobody();
  };
  await sweepNotes({
    runtime,
    reports: { ...noReports, decidedWithNote: until("notes"), decidedWithReason: until("reasons") },
    payments: { refund: notHere },
    refundWords: { worded: until("refunds"), blank: notHere },
    auditWords: { until: until("lines"), blank: notHere },
    onDefect: (error) => expect(error).toBeUndefined(),
  });
  const over = runtime.now() - 90 * DAY;
  expect(asked).toEqual({ notes: over, reasons: over, refunds: over, lines: over });
});
