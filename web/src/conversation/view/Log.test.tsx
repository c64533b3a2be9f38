import { render } from "@testing-library/react";
import { createRef, type ReactElement } from "react";
import { expect, it, vi } from "vitest";
import { Log } from "./Log";

const ROW = 50;
const LOW = 300;

/** A log of twenty rows, 300 px high; jsdom has no layout, so its sizes are set here. */
function history() {
  const ref = createRef<Log>();
  const log = (ready: boolean): ReactElement => (
    <Log ref={ref} label="Messages" busy={false} ready={ready} written={0} onView={vi.fn()} onUp={vi.fn()}>
      {Array.from({ length: 20 }, (_, nth) => (
        <p key={nth} data-message={nth} />
      ))}
    </Log>
  );
  const { container, rerender } = render(log(false));
  const box = container.querySelector(".log");
  if (!box) throw new Error("no log");
  const has = (height: number): void => {
    Object.defineProperty(box, "clientHeight", { configurable: true, value: height });
  };
  Object.defineProperty(box, "scrollHeight", { value: 20 * ROW });
  Object.defineProperty(box, "scrollTop", { writable: true, value: 0 });
  has(LOW);
  const show = (nth: number): void => {
    const row = box.querySelector(`[data-message="${nth}"]`);
    if (!row) throw new Error("no row");
    row.scrollIntoView = () => {
      box.scrollTop = nth * ROW;
    };
    ref.current?.show(row);
  };
  return { box, show, becomes: (ready: boolean) => rerender(log(ready)), has };
}

it("begins at its end", () => {
  const { box, becomes } = history();
  becomes(true);
  expect(box.scrollTop).toBe(20 * ROW);
});

it("stays at the message that its reader went to, though the first messages load after that", () => {
  const { box, becomes, show } = history();
  becomes(false);
  show(4);
  becomes(true);
  expect(box.scrollTop).toBe(4 * ROW);
});

it("stays there if its box changes before the browser reports the scroll", () => {
  const { box, becomes, show, has } = history();
  becomes(true);
  show(4);
  has(LOW - 80);
  becomes(true);
  expect(box.scrollTop).toBe(4 * ROW);
});
