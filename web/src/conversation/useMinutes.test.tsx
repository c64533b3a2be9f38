import { HOUR, MINUTE } from "@thodu/domain/time";
import { render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { call } from "../lib/callables";
import { server } from "../test-support/server";
import { useMinutes } from "./useMinutes";

function Waited({ since }: { readonly since: number }) {
  const now = useMinutes();
  return <p>{Math.round((now - since) / MINUTE)} minutes</p>;
}

it("is the same for a part of the page that comes later", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: 10 * HOUR });
  const since = 10 * HOUR - 5.4 * MINUTE;
  const { rerender } = render([<Waited key="first" since={since} />]);
  expect(screen.getAllByText("5 minutes")).toHaveLength(1);
  vi.setSystemTime(10 * HOUR + 20_000);
  rerender([<Waited key="first" since={since} />, <Waited key="later" since={since} />]);
  expect(screen.getAllByText("6 minutes")).toHaveLength(2);
});

it("is renewed by one timer, however many parts of the page show it, and by none once they are gone", () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: 10 * HOUR });
  const { rerender } = render([<Waited key="one" since={0} />, <Waited key="two" since={0} />]);
  expect(vi.getTimerCount()).toBe(1);
  rerender([<Waited key="two" since={0} />]);
  expect(vi.getTimerCount()).toBe(1);
  rerender([]);
  expect(vi.getTimerCount()).toBe(0);
});

it("follows the server's clock on a phone whose own clock is wrong, from the first answer on", async () => {
  const since = Date.now() + 2 * HOUR - 5 * MINUTE;
  render(<Waited since={since} />);
  await screen.findByText("-115 minutes");
  server.isAhead(2 * HOUR);
  server.answers("withdrawConsent", {});
  await call("withdrawConsent", {});
  await waitFor(() => expect(screen.getByText("5 minutes")).toBeTruthy());
});
