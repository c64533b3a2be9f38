import type { Page } from "playwright-core";
import { expect } from "vitest";
import { hydrated, SOON } from "./browser";
import { placeOf } from "./layout";
import { database } from "./people";

/** The page of a person who writes in the chat. */
export class Writer {
  constructor(readonly page: Page) {}

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await hydrated(this.page);
  }

  async write(text: string): Promise<void> {
    await this.page.getByRole("textbox").first().fill(text);
    await this.page.locator(".composer__send").click();
  }

  async say(text: string): Promise<void> {
    await this.write(text);
    await this.page.locator('[data-delivery="sent"]').filter({ hasText: text }).waitFor();
  }

  /** Which of the last own message, the status line and the composer are not wholly on the screen. */
  async hidden(): Promise<readonly string[]> {
    const parts = {
      message: ".message--mine.message--latest .bubble",
      status: ".chat__status",
      composer: ".composer__field",
    };
    const found = await Promise.all(
      Object.entries(parts).map(async ([name, selector]) => ({
        name,
        ...(await placeOf(this.page.locator(selector))),
      })),
    );
    return found.filter(({ whole }) => !whole).map(({ name }) => name);
  }

  async uid(text: string): Promise<string> {
    const { docs } = await database().collectionGroup("chatMessages").where("text", "==", text).get();
    return docs.map((message) => message.ref.parent.parent?.id ?? "").find((id) => id !== "") ?? "";
  }
}

export const seen = async (writer: Writer): Promise<void> => expect.poll(() => writer.hidden(), SOON).toEqual([]);
