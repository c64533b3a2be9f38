/** The sections of the admin area in order, named by the last part of their address. */
export const sectionKeys = [
  "now",
  "safety",
  "people",
  "listeners",
  "rota",
  "appointments",
  "money",
  "messages",
  "audit",
] as const;
export type SectionKey = (typeof sectionKeys)[number];
