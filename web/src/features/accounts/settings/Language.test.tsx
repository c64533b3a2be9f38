import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { LEAVING } from "../../../lib/formStore";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { store } from "../../../test-support/store";
import { Language } from "./Language";

const told = (uid: string) => store.read(`users/${uid}/private/preferences`);

it("is stored in the account, and the page is loaded in it", async () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  const uid = await isHere();
  const user = show(<Language uid={uid} />);
  await user.click(screen.getByRole("radio", { name: "తెలుగు" }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(told(uid)).toMatchObject({ locale: "te" });
});

it("leaves an address that contains its language", async () => {
  const replace = vi.spyOn(location, "replace").mockReturnValue();
  const user = show(<Language uid={await isHere()} />, { at: "/localized/te/settings?a=1#b" });
  await user.click(screen.getByRole("radio", { name: "हिन्दी" }));
  await waitFor(() =>
    expect(replace).toHaveBeenCalledWith(expect.stringMatching(/^[a-z]+:\/\/[^/]+\/settings\?a=1#b$/)),
  );
});

it("is not stored while something holds the page, such as a call", async () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  const hold = (event: Event): void => event.preventDefault();
  addEventListener(LEAVING, hold);
  const uid = await isHere();
  const user = show(<Language uid={uid} />);
  await user.click(screen.getByRole("radio", { name: "తెలుగు" }));
  removeEventListener(LEAVING, hold);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "English" }).checked).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  expect(told(uid)).toBeUndefined();
});
