import { render, screen, waitFor } from "@testing-library/react";
import { useEffect, useLayoutEffect, useState } from "react";
import { expect, it } from "vitest";

function works(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

/** As on a machine that does other work just when a wait has ended. */
async function isBusy(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  works(2);
}

/** Takes so long to render that React runs its effects in a later task. */
function Slow({ onEffect }: { readonly onEffect: () => void }) {
  works(6);
  useLayoutEffect(() => void isBusy(), []);
  useEffect(onEffect, [onEffect]);
  return <p>Here</p>;
}

function Later({ onEffect }: { readonly onEffect: () => void }) {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHere(true), 1);
    return () => clearTimeout(timer);
  }, []);
  return isHere && <Slow onEffect={onEffect} />;
}

it.each([
  ["findBy", async () => void (await screen.findByText("Here"))],
  ["waitFor", () => waitFor(() => void screen.getByText("Here"))],
])("%s ends only after React has run the effects of the change that it waited for", async (_, wait) => {
  const times = 20;
  let ran = 0;
  let inTime = 0;
  const onEffect = (): void => void (ran += 1);
  for (let time = 1; time <= times; time += 1) {
    const { unmount } = render(<Later onEffect={onEffect} />);
    await wait();
    if (ran === time) inTime += 1;
    unmount();
  }
  expect(inTime).toBe(times);
});
