/**
 * The README's picture: one conversation on the guest's phone and on the listener's desk.
 * npm run with-emulators -- --seed npx tsx tests/screens/chat.ts
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launch, Visitor } from "../support/browser";

const folder = join(import.meta.dirname, "../../docs/screens");
const lines = [
  { by: "guest", text: "It is late and I cannot sleep. I keep thinking about the exam." },
  { by: "listener", text: "I am here with you. Do you want to tell me how the exam day went?" },
  { by: "guest", text: "My hands were shaking. I am afraid I let my parents down." },
  { by: "listener", text: "That sounds heavy to carry alone, and you did not run away from it." },
] as const;

const browser = await launch();
const guest = await Visitor.open(browser, { viewport: { width: 360, height: 720 }, deviceScaleFactor: 2 });
const desk = await Visitor.open(browser, { viewport: { width: 1_000, height: 720 }, deviceScaleFactor: 2 });
const write = async ({ page }: Visitor, text: string): Promise<void> => {
  await page.locator("textarea").fill(text);
  await page.locator("textarea").press("Enter");
  await Promise.all([guest, desk].map((each) => each.page.getByText(text).first().waitFor()));
};

await guest.page.goto("/chat");
await guest.page.locator("textarea").fill(lines[0].text);
await guest.page.locator("textarea").press("Enter");
await guest.page.getByText("Sent", { exact: true }).waitFor();
await desk.page.goto("/volunteer-login");
await desk.page.getByLabel("Email").fill("volunteer@thodu.example");
await desk.page.getByLabel("Password").fill("thodu-demo");
await desk.page.getByRole("button", { name: "Sign In" }).click();
await desk.page.getByText("Just came").click();
await desk.page.getByText(lines[0].text).waitFor();
for (const line of lines.slice(1)) await write(line.by === "guest" ? guest : desk, line.text);
await guest.page.locator("textarea").pressSequentially("Maybe");
await desk.page.getByText("is typing").waitFor();

const [phone, table] = await Promise.all(
  [guest, desk].map(async ({ page }) => (await page.screenshot()).toString("base64")),
);
const both = await browser.newPage({ viewport: { width: 1_480, height: 800 } });
await both.setContent(`<body style="margin:0;height:800px;background:#e9dccb;display:flex;gap:40px;align-items:center;justify-content:center">
  <img style="width:360px;border-radius:24px;box-shadow:0 12px 40px #43184a33" src="data:image/png;base64,${phone}">
  <img style="width:1000px;border-radius:12px;box-shadow:0 12px 40px #43184a33" src="data:image/png;base64,${table}">`);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "chat.png"), await both.screenshot());
await browser.close();
