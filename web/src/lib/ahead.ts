/**
 * Preloads the scripts that the document names because this screen needs them next (build/ahead.ts). The browser
 * fetches and compiles them; they run when they are imported. Each screen's module calls this when it is run, before
 * anything is rendered. Does nothing in the build, which renders screens too.
 */
export function fetchAhead(): void {
  if (import.meta.env.SSR) return;
  const { ahead, later } = document.documentElement.dataset;
  fetchAll(ahead);
  fetchAll(later, "low");
}

function fetchAll(files?: string, fetchPriority = "auto"): void {
  for (const file of files?.split(" ") ?? []) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href: `/assets/${file}`, fetchPriority }),
    );
  }
}
