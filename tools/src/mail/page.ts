import type { Mail } from "./catcher";
import type { Push } from "./pushes";
import type { IdentityLinks } from "./server";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const shown = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** The text with clickable links; everything else in it is escaped. */
const linked = (text: string): string =>
  shown(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);

const STYLE =
  "body{font:17px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}article{border-top:1px solid;padding:1rem 0}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}h2{font-size:1.1rem;margin:0}small{opacity:.7}a{overflow-wrap:anywhere}";

const mailOf = ({ to, from, subject, text, at }: Mail): string =>
  `<article><h2>${shown(subject)}</h2><small>to ${shown(to.join(", "))} from ${shown(from)}, ${new Date(at).toISOString()}</small><pre>${linked(text)}</pre></article>`;

const linkOf = ({ email, requestType, oobLink }: IdentityLinks[number]): string =>
  `<li>${shown(requestType)} for ${shown(email)}: <a href="${shown(oobLink)}">open the link</a></li>`;

const pushOf = ({ data }: Push): string => `<li>${shown(data.title)} (leads to ${shown(data.link)})</li>`;

/** The mails and notices, newest first, and below them the links of the identity service. */
export const mailPage = (mails: readonly Mail[], pushes: readonly Push[], links: IdentityLinks): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title><style>${STYLE}</style>
<h1>Mails</h1>${mails.length === 0 ? "<p>None yet.</p>" : mails.toReversed().map(mailOf).join("")}
<h1>Notices on devices</h1>${pushes.length === 0 ? "<p>None yet.</p>" : `<ul>${pushes.toReversed().map(pushOf).join("")}</ul>`}
<h1>Links of the identity service</h1>${links.length === 0 ? "<p>None yet.</p>" : `<ul>${links.toReversed().map(linkOf).join("")}</ul>`}</html>
`;
