/**
 * Draws the pictures that can't be SVG from those that are: icons for phones, and the picture for shared links. Run by
 * hand after changing one: npx tsx tests/screens/icons.ts
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { launch } from "../support/browser";

const web = join(import.meta.dirname, "../../web/public");
const svg = (file: string): string => readFileSync(join(web, file), "utf8");

const mark = svg("icons/mark.svg");
/** Phones may cut any shape out of it: the background goes to the edges, the mark stays in the middle. */
const maskable = mark
  .replace(' rx="15"', "")
  .replace("translate(12 10.5) scale(1.11)", "translate(17 15.6) scale(.83)");

const square = (content: string, size: number): string =>
  `<body style="margin:0;background:transparent"><div style="width:${size}px;height:${size}px">${content}</div><style>svg{width:100%;height:100%;display:block}</style>`;

const share = `<body style="margin:0;width:1200px;height:630px;background:#341239;overflow:hidden;font-family:'Noto Serif',Georgia,serif;color:#fdeed6;display:flex">
  <div style="flex:1;padding:90px 0 0 90px">
    <div style="width:110px">${mark}</div>
    <p style="font-size:66px;line-height:1.15;font-weight:600;margin:46px 0 30px">You are not alone,<br>we are with you.</p>
    <p style="font-size:34px;font-family:'Noto Sans',sans-serif;color:#dcc3d6;margin:0">తోడు · Thodu · साथ</p>
  </div>
  <div style="width:430px;height:630px">${svg("art/doorway.svg")}</div><style>svg{display:block;width:100%}</style>`;

const pictures = [
  { file: "icons/192.png", width: 192, height: 192, html: square(mark, 192) },
  { file: "icons/512.png", width: 512, height: 512, html: square(mark, 512) },
  { file: "icons/maskable.png", width: 512, height: 512, html: square(maskable, 512) },
  { file: "icons/touch.png", width: 180, height: 180, html: square(maskable, 180) },
  { file: "icons/share.png", width: 1200, height: 630, html: share },
];

const browser = await launch();
for (const { file, width, height, html } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.screenshot({ path: join(web, file), omitBackground: true });
  await page.close();
}
await browser.close();
