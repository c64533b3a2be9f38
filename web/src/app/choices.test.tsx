import { act } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { sessionHint } from "../lib/hint";
import { choose } from "../lib/locale";
import { stored } from "../lib/storage";
import { isHere } from "../test-support/people";
import { store } from "../test-support/store";
import { tellChoices } from "./choices";

const preferences = (uid: string) => `users/${uid}/private/preferences`;
const told = (uid: string) => store.read(preferences(uid));
const start = () => act(() => tellChoices());

afterEach(() => {
  document.cookie = "firebase-language-override=; path=/; max-age=0";
  stored.remove("thodu.agreed");
  sessionHint.clear();
});

it("a language chosen in the bar is stored in the account with the next page, so that notices come in it", async () => {
  const uid = await isHere();
  sessionHint.set(uid);
  stored.set("thodu.agreed", `${uid} {"neutralTitle":false,"locale":"en"}`);
  choose("te");
  await start();
  expect(told(uid)).toMatchObject({ locale: "te" });
  store.put(preferences(uid), { locale: "hi" });
  await start();
  expect(told(uid)).toMatchObject({ locale: "hi" });
});

it("is not stored if device and account never met, nor in the account of the next user", async () => {
  const uid = await isHere();
  sessionHint.set(uid);
  choose("te");
  await start();
  expect(told(uid)).toBeUndefined();
  stored.set("thodu.agreed", 'somebody-else {"neutralTitle":false,"locale":"en"}');
  await start();
  expect(told(uid)).toBeUndefined();
});
