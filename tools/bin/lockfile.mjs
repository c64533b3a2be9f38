/**
 * Whether what is installed is what package-lock.json asks for. npm writes what it installed to
 * node_modules/.package-lock.json; packages for other platforms are rightly missing there.
 * @param {string} wanted text of package-lock.json
 * @param {string} installed text of node_modules/.package-lock.json
 * @returns {boolean}
 */
export function isInstalled(wanted, installed) {
  const have = JSON.parse(installed).packages ?? {};
  return Object.entries(JSON.parse(wanted).packages ?? {})
    .filter(([place, entry]) => place.includes("node_modules/") && !entry.optional && !entry.peer)
    .every(([place, entry]) => have[place]?.version === entry.version);
}
