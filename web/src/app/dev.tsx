/**
 * The entry of the development server. There the static pages are part of the app too, so that they can be worked on.
 */
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import "../styles/pages.css";
import "../styles/app.css";
import { plainPath } from "../lib/path";
import { future, preparedBy } from "../lib/router";
import { startToasts } from "../lib/toast";
import { startTools } from "../lib/tools";
import { App } from "./App";
import { Gallery } from "./Gallery";
import { pageAt, pages } from "./pages";
import { prepare, screenAt } from "./ready";

const GALLERY = "/design";
const anyPage = async (pathname: string): Promise<boolean> =>
  pathname === GALLERY || pages.has(pathname) || (await prepare(pathname));

startTools();
await anyPage(plainPath(location.pathname));
preparedBy(anyPage);
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <BrowserRouter future={future}>
      <App screenAt={(pathname) => (pathname === GALLERY ? <Gallery /> : (pageAt(pathname) ?? screenAt(pathname)))} />
    </BrowserRouter>,
  );
}
startToasts();
