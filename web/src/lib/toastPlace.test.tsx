import { beforeEach, describe, expect, it, vi } from "vitest";
import { startToasts, toast } from "./toast";

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout", "performance", "requestAnimationFrame"],
  });
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("elements that may have to be pressed", () => {
  it.each([
    ["the call that rings", '<aside class="listener-call"></aside>'],
    ["the call that is held", '<aside class="call-bar"></aside>'],
    ["what a list is looked through with", '<form class="area__filter"><button class="button"></button></form>'],
    ["Save of a long form", '<div class="on-call__save"><button class="button"></button></div>'],
    ["the offer at the desk", '<section class="offer"></section>'],
    [
      "an answer to the question after thoughts of suicide",
      '<section class="alarm"><button class="button"></button></section>',
    ],
  ])("are never covered by a toast: %s", async (_what, html) => {
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

describe("the last message", () => {
  /**
   * Shows a message from `top` pixels below the window's top to just above the composer, which fills the last 50
   * pixels.
   */
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

  it("is not covered", async () => expect(await standsOver(300)).toBe("292px"));

  it("of the other side is not covered either, if there is room above it", async () => {
    expect(await standsOver(300, 240)).toBe("232px");
    const buttons = document.createElement("main");
    buttons.innerHTML = '<i class="button"></i>';
    document.body.append(buttons);
    const [everywhere] = buttons.children;
    if (everywhere) vi.spyOn(everywhere, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 300, innerHeight));
    expect(await standsOver(300, 240)).toBe("232px");
    buttons.remove();
  });

  it("is covered if nothing else is free, but the composer never is", async () =>
    expect(await standsOver(0)).toBe(`${innerHeight - 58}px`));
});

describe("the headings, labels and buttons of a page", () => {
  /** The last 300 pixels of the page: a heading, text of 100 pixels, and a button at the bottom. */
  function putPage(heads = "<h2>Call a Volunteer</h2>"): HTMLElement {
    const page = document.createElement("main");
    page.innerHTML = heads + '<a class="button">Call Now</a>';
    document.body.append(page);
    const [heading, button] = page.children;
    if (!heading || !button) throw new Error("There is nothing on the page.");
    const end = innerHeight;
    vi.spyOn(heading, "getBoundingClientRect").mockReturnValue(new DOMRect(0, end - 300, 300, 50));
    vi.spyOn(button, "getBoundingClientRect").mockReturnValue(new DOMRect(0, end - 150, 300, 150));
    return page;
  }
  const top = () => document.querySelector<HTMLElement>(".toasts")?.style.top;

  it("are not covered, and the toast does not jump from one gap to the next when the page is scrolled", async () => {
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

  it("are spared also where the label of a field ends just above the button", async () => {
    const page = putPage("<label>Name</label>");
    const [label] = page.children;
    if (label) vi.spyOn(label, "getBoundingClientRect").mockReturnValue(new DOMRect(0, innerHeight - 210, 300, 50));
    toast("status", "Logged in successfully!");
    await pass(20);
    const stood = top();
    page.remove();
    expect(stood).toBe(`${innerHeight - 218}px`);
  });
});

describe("the list entry in which something was pressed", () => {
  const end = innerHeight;
  const top = () => document.querySelector<HTMLElement>(".toasts")?.style.top;

  /** An entry that reaches the bottom of the window: a heading, text of about 200 pixels and a button of 50. */
  function putEntry(from: number) {
    startToasts();
    const page = document.createElement("main");
    page.innerHTML = '<ul><li><h2>Asha Rao</h2><p>Tuesday, 6:30 pm</p><button class="button">Move</button></li></ul>';
    document.body.append(page);
    const at = (selector: string, begins: number, ends: number): HTMLElement => {
      const found = page.querySelector<HTMLElement>(selector);
      if (!found) throw new Error("There is nothing on the page.");
      vi.spyOn(found, "getBoundingClientRect").mockReturnValue(new DOMRect(0, begins, 300, ends - begins));
      return found;
    };
    at("li", from, end);
    at("h2", from, from + 50);
    return { page, move: at("button", end - 50, end) };
  }

  it("is not covered, nor is anything between its heading and its buttons", async () => {
    const { page, move } = putEntry(end - 300);
    move.click();
    toast("status", "The appointment of Asha Rao is moved.");
    await pass(20);
    const stands = top();
    page.remove();
    expect(stands).toBe(`${end - 308}px`);
  });

  it("is the entry that opened the dialog in which something was pressed last", async () => {
    const { page, move } = putEntry(end - 300);
    move.click();
    const dialog = document.createElement("dialog");
    dialog.innerHTML = "<ul><li><button>Move</button></li></ul>";
    document.body.append(dialog);
    dialog.showModal();
    dialog.querySelector("button")?.click();
    toast("status", "The appointment of Asha Rao is moved.");
    dialog.close();
    dialog.remove();
    await pass(300);
    const stands = top();
    page.remove();
    expect(stands).toBe(`${end - 308}px`);
  });

  it("keeps its buttons uncovered if it fills the window", async () => {
    const { page, move } = putEntry(0);
    move.click();
    toast("status", "The appointment of Asha Rao is moved.");
    await pass(20);
    vi.stubGlobal("scrollY", 40);
    await pass(500);
    const stands = top();
    vi.unstubAllGlobals();
    page.remove();
    expect(stands).toBe(`${end - 58}px`);
  });
});
