import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { VolunteerChat } from "../../app/guarded/VolunteerChat";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { mediaIs } from "../../test-support/screen";
import { instant, store } from "../../test-support/store";

const { watchFirst, stop } = vi.hoisted(() => {
  const ended = vi.fn();
  return { watchFirst: vi.fn(() => ended), stop: ended };
});
vi.mock("./apiDesk", async (original) => ({ ...(await original<object>()), watchFirst }));

/** The desk of somebody whose approval is not known until the returned function is called. */
async function opens(claims: { readonly volunteer: boolean }) {
  watchFirst.mockClear();
  mediaIs("(width >= 48rem)", true);
  const uid = await isHere({ claims });
  store.put("desk/current", { epoch: "epoch-0" });
  store.put(`volunteers/${uid}`, { email: "meera@example.com", approved: true, conductAt: instant(Date.now()) });
  const answer = store.isSlow(`volunteers/${uid}`);
  show(<VolunteerChat />, { at: "/volunteer-chat" });
  await screen.findByRole("heading", { name: "Checking permissions..." });
  return answer;
}

const wordsOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const places = [".desk__bar .desk__tab", ".desk__side > .desk__tabs > .desk__tab", ".desk__on-call", ".desk__title"];

it("shows the desk with its words in their places while the approval is checked, and nothing that can be pressed", async () => {
  const answer = await opens({ volunteer: true });
  const before = places.map(wordsOf);
  expect(screen.queryAllByRole("button")).toEqual([]);
  answer();
  await screen.findByRole("heading", { name: "Volunteer chat" });
  expect(before).toEqual(places.map(wordsOf));
  expect(before.every((each) => each.length > 0)).toBe(true);
});

it("asks meanwhile for what the desk reads first, and goes on until the desk asks itself", async () => {
  const answer = await opens({ volunteer: true });
  await waitFor(() => expect(watchFirst).toHaveBeenCalledOnce());
  answer();
  await screen.findByRole("heading", { name: "Volunteer chat" });
  expect(stop).not.toHaveBeenCalled();
});

it("asks for nothing of somebody who is no listener by their token", async () => {
  await opens({ volunteer: false });
  expect(watchFirst).not.toHaveBeenCalled();
});
