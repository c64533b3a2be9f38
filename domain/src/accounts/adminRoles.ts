/** `safety` and `money` are parts of `admin`: an admin who handles refunds need not read cases. */
export const adminRoles = ["admin", "safety", "money"] as const;
export type AdminRole = (typeof adminRoles)[number];

interface Claims {
  readonly admin: boolean;
  readonly safety?: boolean;
  readonly money?: boolean;
}

/** The admin roles in an account's claims; `admin` includes the others. */
export function adminRolesOf({ admin, safety = false, money = false }: Claims): readonly AdminRole[] {
  if (admin) return ["admin"];
  return [...(safety ? (["safety"] as const) : []), ...(money ? (["money"] as const) : [])];
}

/** Whether the roles include `asked`; `admin` includes every part. */
export const hasRole = (roles: readonly AdminRole[], asked: AdminRole): boolean =>
  roles.includes("admin") || roles.includes(asked);

/** The roles of the record that the claims give too. */
export const commonRoles = (noted: readonly AdminRole[], given: readonly AdminRole[]): readonly AdminRole[] =>
  adminRoles.filter(
    (each) => hasRole(noted, each) && hasRole(given, each) && (noted.includes(each) || given.includes(each)),
  );
