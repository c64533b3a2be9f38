import type { JSX } from "react";
import { privacy, refund, shipping, terms } from "@messages/policies";
import { meta } from "@messages/site";
import { About } from "./About";
import { Contact } from "./Contact";
import { GetStarted } from "./GetStarted";
import { HelpLines } from "./HelpLines";
import { Landing } from "./Landing";
import { NotFound } from "./NotFound";
import { Policy } from "./Policy";

interface SitePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly Page: () => JSX.Element;
}

/** The static pages: rendered by the build, never hydrated. '/404' is shown for an unknown address. */
export const sitePages: readonly SitePage[] = [
  { path: "/", ...meta.home, Page: Landing },
  { path: "/get-started", ...meta.getStarted, Page: GetStarted },
  { path: "/about", ...meta.about, Page: About },
  { path: "/privacy-policy", ...meta.privacy, Page: () => <Policy path="/privacy-policy" words={privacy} /> },
  { path: "/terms-and-conditions", ...meta.terms, Page: () => <Policy path="/terms-and-conditions" words={terms} /> },
  { path: "/refund-policy", ...meta.refund, Page: () => <Policy path="/refund-policy" words={refund} /> },
  { path: "/shipping-policy", ...meta.shipping, Page: () => <Policy path="/shipping-policy" words={shipping} /> },
  { path: "/contact-us", ...meta.contact, Page: Contact },
  { path: "/help-lines", ...meta.help, Page: HelpLines },
  { path: "/404", ...meta.notFound, Page: NotFound },
];
