import "../styles/app.css";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { plainPath } from "../lib/path";
import { isHidden } from "../lib/quickExit";
import { future, preparedBy } from "../lib/router";
import { leaveToasts, startToasts } from "../lib/toast";
import { startTools } from "../lib/tools";
import { App } from "./App";
import { prepare, screenAt } from "./ready";

startTools();
preparedBy(prepare);
const root = document.getElementById("root");
if (root && !isHidden() && (await prepare(plainPath(location.pathname)))) {
  hydrateRoot(
    root,
    <BrowserRouter future={future}>
      <App screenAt={screenAt} />
    </BrowserRouter>,
  );
}
startToasts();
addEventListener("popstate", () => leaveToasts());

/** Registers the service worker and stores pending choices in the account. Last, because nothing waits for them. */
const startLast = (): void => {
  void import("../lib/keepFocus").then((focus) => focus.keepFocus());
  void import("../lib/updates").then((updates) => updates.startWorker());
  void import("./choices").then((choices) => choices.tellChoices());
};
if (document.readyState === "complete") startLast();
else addEventListener("load", startLast, { once: true });
