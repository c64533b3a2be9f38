import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { CallBar } from "../app/CallBar";
import { TalkBar } from "../app/TalkBar";
import { plainPath } from "../lib/path";
import { future } from "../lib/router";
import style from "./bars.css?url";

/** Shows the bars of the person's own talks and call on a static page, as the app's screens do. */
export function showBars(): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = style;
  document.head.append(link);
  const place = document.createElement("div");
  place.className = "bars";
  document.getElementById("main")?.after(place);
  const pathname = plainPath(location.pathname);
  createRoot(place).render(
    <BrowserRouter future={future}>
      <TalkBar pathname={pathname} />
      <CallBar pathname={pathname} />
    </BrowserRouter>,
  );
}
