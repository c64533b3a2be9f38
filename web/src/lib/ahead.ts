/**
 * Fetches what the page's document names: parts that this screen asks for next (build/ahead.ts). They are compiled, and
 * run when asked for. A screen's module says so when it is run, before anything of it is drawn; the build draws as well,
 * and fetches nothing.
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
