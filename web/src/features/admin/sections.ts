import { hasRole, type AdminRole } from "@thodu/domain/accounts/adminRoles";
import type { ComponentType } from "react";
import { sectionKeys, type SectionKey } from "./keys";

export interface Section {
  /** The last part of its address, and the key of its name in messages/adminArea. */
  readonly key: SectionKey;
  /** The role whose work it is; `any`: of every admin. */
  readonly role: AdminRole | "any";
  readonly load: () => Promise<ComponentType>;
}

/** A new section is a line here, its key in `keys`, and its name in messages/adminArea. */
const sections: Readonly<Record<SectionKey, Omit<Section, "key">>> = {
  now: { role: "safety", load: async () => (await import("./now/NowSection")).NowSection },
  safety: { role: "safety", load: async () => (await import("./safety/SafetySection")).SafetySection },
  people: { role: "any", load: async () => (await import("./people/PeopleSection")).PeopleSection },
  listeners: { role: "admin", load: async () => (await import("./listeners/ListenersSection")).ListenersSection },
  rota: { role: "safety", load: async () => (await import("./rota/RotaSection")).RotaSection },
  appointments: {
    role: "admin",
    load: async () => (await import("./appointments/AppointmentsSection")).AppointmentsSection,
  },
  money: { role: "money", load: async () => (await import("./money/MoneySection")).MoneySection },
  messages: { role: "admin", load: async () => (await import("./messages/TicketsSection")).TicketsSection },
  audit: { role: "admin", load: async () => (await import("./audit/AuditSection")).AuditSection },
};

export const addressOf = (key: SectionKey): string => `/admin/${key}`;

export const sectionsFor = (roles: readonly AdminRole[]): readonly Section[] =>
  sectionKeys
    .map((key): Section => ({ key, ...sections[key] }))
    .filter(({ role }) => role === "any" || hasRole(roles, role));
