/** `safety` and `money` are parts of `admin`: who refunds need not read cases. */
export const adminRoles = ["admin", "safety", "money"] as const;
export type AdminRole = (typeof adminRoles)[number];

interface Claims {
  readonly admin: boolean;
  readonly safety?: boolean;
  readonly money?: boolean;
}

/** The roles that claims give; `admin` says all of it by itself. */
export function adminRolesOf({ admin, safety = false, money = false }: Claims): readonly AdminRole[] {
  if (admin) return ["admin"];
  return [...(safety ? (["safety"] as const) : []), ...(money ? (["money"] as const) : [])];
}

/** True for `admin` as well, which includes every part. */
export const hasRole = (roles: readonly AdminRole[], asked: AdminRole): boolean =>
  roles.includes("admin") || roles.includes(asked);

/** The noted roles that the claims also give. */
export const commonRoles = (noted: readonly AdminRole[], given: readonly AdminRole[]): readonly AdminRole[] =>
  adminRoles.filter(
    (each) => hasRole(noted, each) && hasRole(given, each) && (noted.includes(each) || given.includes(each)),
  );
