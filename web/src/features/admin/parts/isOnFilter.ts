/**
 * Whether the focus is on a control that chooses what a list shows. It stays there, though the list begins at its first
 * page again.
 */
export const isOnFilter = (): boolean =>
  document.activeElement?.closest(".area__tabs, .area__filter, .admin__search") != null;
