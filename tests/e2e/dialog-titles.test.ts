import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { hydrated, SOON } from "../support/browser";
import { devices } from "../support/devices";
import { WHOLE } from "../support/looks";

const open = devices();

/** Longer texts are not titles of dialogs. */
const LONGEST = 60;

/** All texts of a language whose name says that they are titles, except those with a value in them. */
function titlesIn(words: unknown, name = ""): readonly string[] {
  if (typeof words === "string") return /title$/i.test(name) && words.length <= LONGEST ? [words] : [];
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => titlesIn(value, key));
}

async function titlesOf(locale: string): Promise<readonly string[]> {
  const folder = new URL(`../../web/src/messages/${locale}/`, import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".ts"));
  const modules: readonly unknown[] = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  return [...new Set(modules.flatMap((module) => titlesIn(module)))];
}

describe("the title of a dialog at 320 pixels", () => {
  it.each(WHOLE ? ["te", "hi"] : ["te"])("breaks no word, and overflows nothing: %s", async (locale) => {
    const titles = await titlesOf(locale);
    expect(titles.length).toBeGreaterThan(50);
    const { page } = await open({ viewport: { width: 320, height: 640 } });
    await page.goto(`/localized/${locale}/chat`);
    await hydrated(page, "textarea");
    await page.evaluate(() => {
      const dialog = document.createElement("dialog");
      dialog.className = "dialog";
      dialog.innerHTML = `<div class="dialog__sheet"><header class="dialog__head"><h2></h2><div class="dialog__tools"></div></header></div>`;
      dialog
        .querySelector(".dialog__tools")
        ?.append(
          ...[document.querySelector(".tools__exit"), document.querySelector(".icon-button")].flatMap((each) =>
            each ? [each.cloneNode(true)] : [],
          ),
        );
      document.body.append(dialog);
      dialog.showModal();
    });
    await page.locator("dialog[open] .tools__exit").waitFor(SOON);
    const broken = await page.evaluate((all) => {
      const heading = document.querySelector("dialog[open] h2");
      const sheet = document.querySelector("dialog[open]");
      if (!heading || !sheet) throw new Error("There is no dialog.");
      return all.filter((title) => {
        heading.textContent = title;
        const text = heading.firstChild;
        if (!text) return false;
        const words = [...title.matchAll(/\S+/g)];
        const isCut = words.some(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        });
        return isCut || sheet.scrollWidth > sheet.clientWidth;
      });
    }, titles);
    expect(broken).toEqual([]);
  });
});
