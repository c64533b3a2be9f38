import { afterEach, beforeEach, expect, it, vi, type MockInstance } from "vitest";
import { loadChosen } from "./loadChosen";
import { choose } from "./locale";
import { BEFORE_LOAD } from "./formStore";
import { kept } from "./storage";

let reload: MockInstance<() => void>;
const formsAreStored = vi.fn<() => void>();
beforeEach(() => {
  reload = vi.spyOn(location, "reload").mockReturnValue();
  formsAreStored.mockClear();
  addEventListener(BEFORE_LOAD, formsAreStored);
  choose("te");
});
afterEach(() => {
  vi.restoreAllMocks();
  choose("en");
  loadChosen();
  removeEventListener(BEFORE_LOAD, formsAreStored);
});

it("loads a page again that is in another language than the chosen one, with what is written there, and only once", () => {
  loadChosen();
  expect(reload).toHaveBeenCalledOnce();
  expect(formsAreStored).toHaveBeenCalledOnce();
  loadChosen();
  expect(reload).toHaveBeenCalledOnce();
});

it("does so once more after a page came in the right language meanwhile", () => {
  loadChosen();
  choose("en");
  loadChosen();
  choose("te");
  loadChosen();
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ["the address names a language", () => history.replaceState(null, "", "/localized/en/therapy")],
  ["the browser stores nothing, as it would never end", () => vi.spyOn(kept, "set").mockReturnValue()],
])("leaves it as it is if %s", (_, given) => {
  given();
  loadChosen();
  expect(reload).not.toHaveBeenCalled();
});
