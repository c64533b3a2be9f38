import { contracts, type CallableName } from "@thodu/domain/contracts";

export const accepts = (name: CallableName, input: unknown): boolean => contracts[name].input.safeParse(input).success;
export const taken = (name: CallableName, input: unknown): unknown => contracts[name].input.parse(input);
