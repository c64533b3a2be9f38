import { HOUR } from "@thodu/domain/time";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { guestIsHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { network } from "../../test-support/store";
import { LaterTime } from "./LaterTime";

/** 26 November 2026, 6 pm in India. */
const FROM = Date.UTC(2026, 10, 26, 12, 30);
const nothing = (): void => undefined;
const later = { from: FROM, until: FROM + 30 * HOUR };
const WHEN = /Thursday,? 26 November,?( at)? 6:00 pm \(India time\)/i;
const byEmail = { keys: null, sms: false, email: true, calls: false };
const press = (name: string) => screen.getByRole("button", { name });
const field = () => screen.findByLabelText<HTMLInputElement>("Email, for this alone");

async function open(state: Omit<Parameters<typeof LaterTime>[0], "onAnswered"> = { later, laterTime: null }) {
  await guestIsHere();
  server.answers("readChannels", byEmail);
  const user = show(<LaterTime {...state} onAnswered={nothing} />);
  await user.click(press(state.laterTime === null ? "Choose a time later" : "Choose another time"));
  return user;
}

it("offers half hours in India time, by day, until the end of tomorrow", async () => {
  await open();
  const select = screen.getByRole("combobox", { name: "When (India time)" });
  const days = within(select).getAllByRole("group");
  expect(days.map((day) => day.getAttribute("label"))).toEqual([
    expect.stringMatching(/Thursday,? 26 November/),
    expect.stringMatching(/Friday,? 27 November/),
  ]);
  const options = within(select).getAllByRole<HTMLOptionElement>("option");
  expect(options).toHaveLength(60);
  expect([options[0]?.value, options.at(-1)?.value]).toEqual([String(FROM), String(FROM + 29.5 * HOUR)]);
  expect(options[0]?.textContent).toMatch(/^Thu,? 6:00 pm$/i);
});

it("is asked for with a way to be told, and then takes the place of the question and the focus", async () => {
  const user = await open();
  server.answers("askLaterTime", ({ wish }) => ({ laterTime: wish && { at: wish.at, state: "asked" } }));
  await user.selectOptions(screen.getByRole("combobox"), String(FROM + HOUR));
  await user.type(await field(), "asha@example.com");
  await user.click(press("By email"));
  const said = await screen.findByText(/^You asked for Thursday.*7:00 pm \(India time\)\./i);
  const region = said.closest("[role=status]") ?? expect.fail();
  await waitFor(() => expect(document.activeElement).toBe(region.parentElement));
  const ways = { push: false, email: "asha@example.com" };
  expect(server.asked("askLaterTime")).toEqual([{ wish: { at: FROM + HOUR, ways } }]);
  expect(screen.queryByRole("combobox")).toBeNull();
});

it.each([
  ["is refused", () => server.refuses("askLaterTime", "STAY_HERE"), /^Please stay here.*14416/],
  ["can’t be sent", () => server.isUnreachable("askLaterTime"), /^No connection right now\./],
])("says that %s, and the address stays in its field", async (_what, given, words) => {
  const user = await open();
  given();
  await user.type(await field(), "asha@example.com");
  await user.click(press("By email"));
  expect((await screen.findByRole("alert")).textContent).toMatch(words);
  expect((await field()).value).toBe("asha@example.com");
});

it("is sent once, however slow the server is", async () => {
  const user = await open();
  const answer = server.isSlow("askLaterTime", { laterTime: { at: FROM, state: "asked" } });
  await user.type(await field(), "asha@example.com");
  await user.click(press("By email"));
  await user.click(press("By email"));
  expect(server.asked("askLaterTime")).toHaveLength(1);
  answer();
  expect(await screen.findByText(/^You asked for/)).toBeTruthy();
});

describe("says what became of it when the page opens again", () => {
  it.each([
    ["asked", /^You asked for .*\. We tell you as soon as a listener has said yes\./],
    ["taken", /^A listener will be here for you: /],
    ["none", /^We are sorry: nobody could take .*be told of your turn, or choose another time\.$/],
    ["missed", /^We are sorry: your listener did not come at .*You have your old place in the queue/],
  ] as const)("%s", (state, words) => {
    show(<LaterTime later={later} laterTime={{ at: FROM, state }} onAnswered={nothing} />);
    const said = screen.getByRole("status");
    expect(said.textContent).toMatch(words);
    expect(said.textContent).toMatch(WHEN);
    expect(press("Choose another time")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Cancel this time" }) !== null).toBe(
      state === "asked" || state === "taken",
    );
  });
});

it("is changed, or stays as it was", async () => {
  const user = await open({ later, laterTime: { at: FROM, state: "taken" } });
  expect(screen.getByText(/^A listener will be here/).closest("[role=status]")).not.toBeNull();
  await user.click(press("Keep my time"));
  await user.click(press("Choose another time"));
  server.answers("askLaterTime", { laterTime: { at: FROM + HOUR, state: "asked" } });
  await user.type(await field(), "asha@example.com");
  await user.click(press("By email"));
  expect(await screen.findByText(/^You asked for .*7:00 pm/i)).toBeTruthy();
});

it("can be cancelled, and stays if that fails", async () => {
  server.refuses("askLaterTime", "BUSY");
  const user = show(<LaterTime later={later} laterTime={{ at: FROM, state: "asked" }} onAnswered={nothing} />);
  await user.click(press("Cancel this time"));
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Many people are here/);
  expect(screen.getByRole("status").textContent).toMatch(/^You asked for/);
  server.answers("askLaterTime", { laterTime: null });
  await user.click(press("Cancel this time"));
  const choose = await screen.findByRole("button", { name: "Choose a time later" });
  await waitFor(() => expect(document.activeElement?.contains(choose)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  expect(server.asked("askLaterTime")).toEqual([{ wish: null }, { wish: null }]);
});

it("says no more that it could not be cancelled once another time was asked for", async () => {
  server.answers("readChannels", byEmail);
  server.refuses("askLaterTime", "BUSY");
  const user = show(<LaterTime later={later} laterTime={{ at: FROM, state: "asked" }} onAnswered={nothing} />);
  await user.click(press("Cancel this time"));
  await screen.findByRole("alert");
  server.answers("askLaterTime", { laterTime: { at: FROM + HOUR, state: "asked" } });
  await user.click(press("Choose another time"));
  await user.type(await field(), "asha@example.com");
  await user.click(press("By email"));
  expect(await screen.findByText(/^You asked for .*7:00 pm/i)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("asks somebody in a crisis, or a possible one, to stay; offers them no time, but shows an existing one", () => {
  show(<LaterTime later={null} laterTime={null} onAnswered={nothing} />);
  const stay = /^Please stay here, so that a listener can come/;
  expect(screen.getByText(stay)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  // Without a network nobody can come to them.
  network.goes();
  expect(screen.queryByText(stay)).toBeNull();
  network.returns();
  expect(screen.getByText(stay)).toBeTruthy();
  cleanup();
  show(<LaterTime later={null} laterTime={{ at: FROM, state: "taken" }} onAnswered={nothing} />);
  expect(screen.getByRole("status").textContent).toMatch(/^A listener will be here.*Please stay here/);
  expect(document.body.textContent).not.toContain("You can close this page");
  expect(screen.queryByRole("button", { name: "Choose another time" })).toBeNull();
});
