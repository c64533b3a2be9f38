const LOCALIZED = /^\/localized\/[a-z]{2}(?=\/|$)/;

/** The path as routes and layout rules read it: no trailing slashes, no `.html`, no folder of a language. */
export function plainPath(pathname: string): string {
  const plain = pathname
    .replace(LOCALIZED, "")
    .replace(/\/+$/, "")
    .replace(/\.html$/, "")
    .replace(/\/index$/, "");
  return plain === "" ? "/" : plain;
}
