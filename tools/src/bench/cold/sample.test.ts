import { contracts } from "@thodu/domain/contracts";
import { expect, it } from "vitest";

import { sampleInput } from "./sample";

it.each(Object.entries(contracts))("%s accepts its sample", (name, { input }) => {
  expect(input.safeParse(sampleInput(name)).error).toBeUndefined();
});
