import { beforeEach, describe, expect, it, vi } from "vitest";
import { toast } from "./toast";

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout", "performance", "requestAnimationFrame"],
  });
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("what one may need to press", () => {
  it.each([
    ["the call that rings", '<aside class="listener-call"></aside>'],
    ["the call that is held", '<aside class="call-bar"></aside>'],
    ["what a list is looked through with", '<form class="area__filter"><button class="button"></button></form>'],
    ["the offer at the desk", '<section class="offer"></section>'],
    [
      "an answer to the question after thoughts of suicide",
      '<section class="alarm"><button class="button"></button></section>',
    ],
  ])("never lies under words: %s", async (_what, html) => {
    document.body.insertAdjacentHTML("beforeend", `<div id="needed">${html}</div>`);
    const needed = document.querySelector("#needed :is(button, aside, section:empty)");
    if (!needed) throw new Error("There is nothing to spare.");
    const top = innerHeight - 50;
    vi.spyOn(needed, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 300, 50));
    toast("status", "Saved.");
    await pass(20);
    const stands = document.querySelector<HTMLElement>(".toasts")?.style.top;
    document.querySelector("#needed")?.remove();
    expect(stands).toBe(`${top - 8}px`);
  });
});

describe("what was written last", () => {
  /** From so far below the top of the window to just above the text box, which fills the last 50 pixels. */
  async function standsOver(top: number, theirs?: number): Promise<string | undefined> {
    const html =
      '<div class="message--theirs"><p class="bubble"></p></div><div class="message--latest"><p class="bubble"></p></div><form class="composer"></form>';
    document.body.insertAdjacentHTML("beforeend", `<div id="talk">${html}</div>`);
    const at = (selector: string, from: number, to: number): void => {
      const found = document.querySelector(`#talk ${selector}`);
      if (found) vi.spyOn(found, "getBoundingClientRect").mockReturnValue(new DOMRect(0, from, 300, to - from));
    };
    if (theirs !== undefined) at(".message--theirs .bubble", theirs, theirs + 50);
    at(".message--latest .bubble", top, innerHeight - 60);
    at(".composer", innerHeight - 50, innerHeight);
    toast("status", "You left the queue.");
    await pass(20);
    const stands = document.querySelector<HTMLElement>(".toasts")?.style.top;
    document.querySelector("#talk")?.remove();
    return stands;
  }

  it("is read on beside words", async () => expect(await standsOver(300)).toBe("292px"));

  it("by the other side is read on too, where there is room above it", async () => {
    expect(await standsOver(300, 240)).toBe("232px");
    const buttons = document.createElement("main");
    buttons.innerHTML = '<i class="button"></i>';
    document.body.append(buttons);
    const [everywhere] = buttons.children;
    if (everywhere) vi.spyOn(everywhere, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 300, innerHeight));
    expect(await standsOver(300, 240)).toBe("232px");
    buttons.remove();
  });

  it("lies under them where nothing else is free, as the text box never does", async () =>
    expect(await standsOver(0)).toBe(`${innerHeight - 58}px`));
});

describe("the headings and buttons of a page", () => {
  /** The last 300 pixels: a heading, words of 100 pixels, and a button down to the bottom. */
  function putPage(): HTMLElement {
    const page = document.createElement("main");
    page.innerHTML = '<h2>Call a Volunteer</h2><a class="button">Call Now</a>';
    document.body.append(page);
    const [heading, button] = page.children;
    if (!heading || !button) throw new Error("There is nothing on the page.");
    const end = innerHeight;
    vi.spyOn(heading, "getBoundingClientRect").mockReturnValue(new DOMRect(0, end - 300, 300, 50));
    vi.spyOn(button, "getBoundingClientRect").mockReturnValue(new DOMRect(0, end - 150, 300, 150));
    return page;
  }
  const top = () => document.querySelector<HTMLElement>(".toasts")?.style.top;

  it("are read beside words, which do not jump from one to the next as the page is scrolled", async () => {
    const page = putPage();
    toast("status", "Logged in successfully!");
    await pass(20);
    const stood = top();
    vi.stubGlobal("scrollY", 40);
    await pass(500);
    const then = top();
    vi.unstubAllGlobals();
    page.remove();
    expect([stood, then]).toEqual([`${innerHeight - 158}px`, `${innerHeight - 8}px`]);
  });
});
