/** The password of every demo account. */
export const PASSWORD = "thodu-demo";

interface Account {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly role: "customer" | "volunteer";
  readonly claims: Readonly<Record<string, true>>;
  /** A description for the person at the terminal. */
  readonly what: string;
}

export const accounts = [
  {
    uid: "demo-admin",
    email: "admin@thodu.example",
    name: "Asha Rao",
    role: "customer",
    claims: { admin: true },
    what: "admin: approves volunteers at /admin",
  },
  {
    uid: "demo-volunteer",
    email: "volunteer@thodu.example",
    name: "Vani Reddy",
    role: "volunteer",
    claims: { volunteer: true },
    what: "approved volunteer, with an open conversation",
  },
  {
    uid: "demo-volunteer2",
    email: "volunteer2@thodu.example",
    name: "Kiran Kumar",
    role: "volunteer",
    claims: { volunteer: true },
    what: "approved volunteer",
  },
  {
    uid: "demo-pending",
    email: "pending@thodu.example",
    name: "Meera Nair",
    role: "volunteer",
    claims: {},
    what: "sent an application, not approved",
  },
  {
    uid: "demo-customer",
    email: "customer@thodu.example",
    name: "Ravi Teja",
    role: "customer",
    claims: {},
    what: "talking with volunteer@thodu.example",
  },
  {
    uid: "demo-premium",
    email: "premium@thodu.example",
    name: "Lakshmi Devi",
    role: "customer",
    claims: {},
    what: "Unlimited Support, waiting for a listener",
  },
] as const satisfies readonly Account[];

/** People without an account who have written once. */
export const guests = ["demo-guest-1", "demo-guest-2"] as const;
