import { screen, waitFor, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { putApplicant, putApplication } from "../../../test-support/applicants";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { instant } from "../../../test-support/store";
import { ListenersSection } from "./ListenersSection";

const NOW = Date.now();

async function open(query: string) {
  await isHere({ claims: { admin: true } });
  return show(<ListenersSection />, { at: `/admin/listeners${query}` });
}

const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Find by email" });
const row = async (uid: string) =>
  within((await screen.findByRole("link", { name: `${uid}@example.com` })).closest("li") ?? document.body);

describe("the filter by e-mail", () => {
  afterEach(() => vi.useRealTimers());

  /** Finds one of two applicants by the beginning of her email address. */
  async function findMeera() {
    putApplicant("ravi");
    putApplicant("meera");
    const user = await open("?list=applications");
    await user.type(field(), "mee");
    await waitFor(() => expect(location.search).toBe("?list=applications&by=email"));
    await waitFor(() => expect(screen.queryByRole("link", { name: "ravi@example.com" })).toBeNull());
    return user;
  }

  it("stays removed once the list was pressed again", async () => {
    putApplicant("meera");
    putApplicant("ravi");
    const user = await open("?list=applications");
    await user.type(field(), "Mee");
    await waitFor(() => expect(location.search).toBe("?list=applications&by=email"));
    await waitFor(() => expect(screen.queryByRole("link", { name: "ravi@example.com" })).toBeNull());
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(screen.getByRole("link", { name: "Applications" }));
    await waitFor(() => expect(location.search).toBe("?list=applications"));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(location.search).toBe("?list=applications");
    expect(field().value).toBe("");
    expect(await row("ravi")).toBeTruthy();
  });

  it("is there again on the way back from an application, and is not part of the page's address", async () => {
    const user = await findMeera();
    await user.click((await row("meera")).getByRole("link", { name: /^Read the application/ }));
    await user.click(await screen.findByRole("link", { name: "Back to the lists" }));
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({ list: "applications", by: "email" });
    expect(await row("meera")).toBeTruthy();
    expect(field().value).toBe("mee");
    expect(screen.queryByRole("link", { name: "ravi@example.com" })).toBeNull();
  });

  it("of another admin is not shown", async () => {
    await findMeera();
    await isHere({ uid: "another", claims: { admin: true } });
    expect(await row("ravi")).toBeTruthy();
  });

  it("leaves the page of the list unchanged on the way back from an application", async () => {
    for (let nth = 0; nth < 9; nth += 1) putApplicant(`mee${nth}`, { appliedAt: instant(NOW - nth * 1_000) });
    const user = await open("?list=applications&after=mee7");
    await user.click((await row("mee8")).getByRole("link", { name: /^Read the application/ }));
    await user.click(await screen.findByRole("link", { name: "Back to the lists" }));
    expect(location.search).toBe("?list=applications&after=mee7");
    expect(await row("mee8")).toBeTruthy();
  });
});

it("leads back to the page of the applications to decide", async () => {
  for (let nth = 0; nth < 9; nth += 1)
    putApplication(`a${nth}`, { name: `Meera ${nth}`, sentAt: instant(NOW - (20 - nth) * 1_000) });
  const user = await open("?after=a7");
  await user.click(await screen.findByRole("link", { name: "Meera 8" }));
  await user.click(await screen.findByRole("link", { name: "Back to the lists" }));
  expect(location.search).toBe("?after=a7");
  expect(await screen.findByRole("link", { name: "Meera 8" })).toBeTruthy();
});
