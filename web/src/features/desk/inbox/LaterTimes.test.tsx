import { HOUR } from "@thodu/domain/time";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { network } from "../../../test-support/store";
import { LaterTimes } from "./LaterTimes";

const AT = Date.UTC(2026, 10, 26, 12, 30);
const asha = { conversationId: "asha", alias: "Calm Lotus 1", locale: "te", at: AT } as const;
const kiran = { conversationId: "kiran", alias: "Kind River 2", locale: "en", at: AT + 2 * HOUR } as const;
const title = () => screen.getByText("Times people asked for").closest("summary");
const list = (name: string) => within(screen.getByRole("list", { name }));

async function open(times: Parameters<typeof server.answers<"listLaterTimes">>[1] = { open: [asha, kiran], own: [] }) {
  await isHere({ claims: { volunteer: true } });
  server.answers("listLaterTimes", times);
  const user = show(<LaterTimes />);
  const summary = title();
  if (summary) await user.click(summary);
  return user;
}

it("shows how many are open before it is unfolded, then who asks: when, alias and language", async () => {
  await open();
  await waitFor(() => expect(title()?.textContent).toContain("2 are open"));
  const rows = list("Open").getAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/26.*Calm Lotus 1 · Telugu/),
    expect.stringMatching(/26.*Kind River 2 · English/),
  ]);
  expect(screen.getByText(/^Times as in /)).toBeTruthy();
});

it("says that nobody has asked", async () => {
  await open({ open: [], own: [] });
  expect(await screen.findByText("Nobody is asking for a time now.")).toBeTruthy();
});

it("takes one, which is then the listener's", async () => {
  const user = await open();
  await waitFor(() => expect(list("Open").getAllByRole("button")).toHaveLength(2));
  server.answers("changeLaterTime", {});
  server.answers("listLaterTimes", { open: [kiran], own: [{ ...asha, mayRelease: true }] });
  const [take] = list("Open").getAllByRole("button", { name: "Take it" });
  expect(document.getElementById(take?.getAttribute("aria-describedby") ?? "")?.textContent).toContain("Calm Lotus 1");
  if (take) await user.click(take);
  expect(await screen.findByText("It is yours. We remind you ten minutes before.")).toBeTruthy();
  expect(server.asked("changeLaterTime")).toEqual([{ conversationId: "asha", at: AT, wish: "take" }]);
  expect(list("Yours").getByText(/Calm Lotus 1/)).toBeTruthy();
  await waitFor(() => expect(title()?.textContent).toContain("1 is open"));
});

it.each([
  ["TIME_CHANGED", "This time was taken or changed meanwhile, or is too near."],
  ["TIME_OVERLAPS", "You have already taken a time within an hour of this one."],
] as const)("says why one can’t be taken: %s", async (reason, words) => {
  const user = await open({ open: [asha], own: [] });
  server.refuses("changeLaterTime", reason);
  await user.click(await screen.findByRole("button", { name: "Take it" }));
  expect((await screen.findByRole("alert")).textContent).toBe(words);
  expect(server.asked("listLaterTimes")).toHaveLength(2);
});

it("releases one; for one that is near it says that this is not possible", async () => {
  const user = await open({
    open: [],
    own: [
      { ...asha, mayRelease: false },
      { ...kiran, mayRelease: true },
    ],
  });
  await waitFor(() => expect(list("Yours").getAllByRole("listitem")).toHaveLength(2));
  expect(list("Yours").getAllByRole("button")).toHaveLength(1);
  expect(list("Yours").getByText(/it can’t be returned any more/)).toBeTruthy();
  server.answers("changeLaterTime", {});
  await user.click(list("Yours").getByRole("button", { name: "Return it" }));
  expect(await screen.findByText("It is open for others again.")).toBeTruthy();
  expect(server.asked("changeLaterTime")).toEqual([{ conversationId: "kiran", at: kiran.at, wish: "release" }]);
});

describe("a server that does not answer", () => {
  it("is reported, and what is known stays", async () => {
    const user = await open({ open: [asha], own: [] });
    await screen.findByRole("button", { name: "Take it" });
    server.isUnreachable("listLaterTimes");
    server.isUnreachable("changeLaterTime");
    await user.click(screen.getByRole("button", { name: "Take it" }));
    expect(await screen.findByText(/^The times can’t be loaded now\./)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Take it" })).toBeTruthy();
  });

  it("is asked again when the network is back", async () => {
    await isHere({ claims: { volunteer: true } });
    server.isUnreachable("listLaterTimes");
    show(<LaterTimes />);
    expect(await screen.findByText(/^The times can’t be loaded now\./)).toBeTruthy();
    network.goes();
    server.answers("listLaterTimes", { open: [asha], own: [] });
    network.returns();
    await waitFor(() => expect(title()?.textContent).toContain("1 is open"));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
