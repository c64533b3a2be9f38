import type { Locator, Page } from "playwright-core";
import { expect, it, vi } from "vitest";
import { SOON } from "../support/browser";
import { devices } from "../support/devices";
import { customerAccount, signInAs } from "../support/listeners";
import { WHOLE } from "../support/looks";

const open = devices();

/** The mean lightness of a picture on the screen, from 0 for black to 255 for white. */
async function lightness(page: Page, picture: Locator): Promise<number> {
  await picture.scrollIntoViewIfNeeded();
  const png = (await picture.screenshot()).toString("base64");
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    if (!context) throw new Error("This browser draws nothing.");
    context.drawImage(bitmap, 0, 0);
    const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height).data;
    const sum = pixels.reduce((all, value, at) => all + (at % 4 === 3 ? 0 : value), 0);
    return sum / (pixels.length * 0.75);
  }, png);
}

/** Includes some of the open door and of the lamp's light. */
const NIGHT = 105;

/** On a desktop every picture is shown. */
it.each([{ width: 1_280, height: 800 }, ...(WHOLE ? [{ width: 360, height: 740 }] : [])])(
  "no picture is too bright in the dark theme at $width pixels",
  { timeout: 120_000 },
  async (viewport) => {
    const { page } = await open({
      viewport,
      colorScheme: "dark",
      reducedMotion: "reduce",
    });
    const seen: string[] = [];
    const glaring: string[] = [];
    const look = async (path: string): Promise<void> => {
      await page.goto(path);
      const pictures = page
        .locator("main")
        .locator('svg.art, img[src^="/art/"], .welcome svg')
        .filter({ visible: true });
      await pictures.first().waitFor();
      for (const picture of await pictures.all()) {
        // Repeated, as the page may draw it again when its script starts.
        const light = Math.round(await vi.waitFor(() => lightness(page, picture), SOON));
        seen.push(path);
        if (light >= NIGHT) glaring.push(`${path}: ${light}`);
      }
    };
    // A phone has no room for the picture beside the form.
    const withPictures = ["/", "/get-started", "/about", "/chat", ...(viewport.width > 360 ? ["/login"] : [])];
    for (const path of withPictures) await look(path);
    await signInAs(page, await customerAccount());
    await look("/dashboard");
    expect(glaring).toEqual([]);
    expect(seen.filter((path) => path === "/dashboard")).toHaveLength(3);
  },
);
