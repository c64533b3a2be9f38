import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { VolunteerChat } from "../../app/guarded/VolunteerChat";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { mediaIs } from "../../test-support/screen";
import { instant, store } from "../../test-support/store";

const wordsOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const places = [".desk__bar .desk__tab", ".desk__side > .desk__tabs > .desk__tab", ".desk__on-call", ".desk__title"];

it("shows the desk with its words in their places while the approval is checked, and nothing that can be pressed", async () => {
  mediaIs("(width >= 48rem)", true);
  const uid = await isHere({ claims: { volunteer: true } });
  store.put("desk/current", { epoch: "epoch-0" });
  store.put(`volunteers/${uid}`, { email: "meera@example.com", approved: true, conductAt: instant(Date.now()) });
  const answer = store.isSlow(`volunteers/${uid}`);
  show(<VolunteerChat />, { at: "/volunteer-chat" });
  await screen.findByRole("heading", { name: "Checking permissions..." });
  const before = places.map(wordsOf);
  expect(screen.queryAllByRole("button")).toEqual([]);
  answer();
  await screen.findByRole("heading", { name: "Volunteer chat" });
  expect(before).toEqual(places.map(wordsOf));
  expect(before.every((each) => each.length > 0)).toBe(true);
});
