/** The series of hidane that this repository is tried with. */
export const WANTED: { readonly major: number; readonly minor: number };
/** Where tools that are built once for this user stay, whatever checkout asked for them. */
export function userCache(env: NodeJS.ProcessEnv): string;
/** The command that builds hidane, with the environment it needs. */
export function cargoInstall(env: NodeJS.ProcessEnv): {
  /** Where its `bin` is. */
  readonly folder: string;
  /** What the building leaves. */
  readonly target: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
};
