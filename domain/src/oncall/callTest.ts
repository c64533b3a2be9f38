import type { Ring } from "./records";

/** The test of the call, not of the push. */
export const isCallTest = ({ customerId, calledAt }: Pick<Ring, "customerId" | "calledAt">): boolean =>
  customerId === null && calledAt !== null;
