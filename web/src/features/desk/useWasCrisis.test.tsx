import type { Risk } from "@thodu/domain/safety/levels";
import { cleanup, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../test-support/render";
import { useWasCrisis } from "./useWasCrisis";

const Talk = ({ claim, level }: { readonly claim: string | null; readonly level: Risk }) => (
  <p>{useWasCrisis(claim, level) ? "was one" : "was none"}</p>
);

it("remembers a crisis of a claim when its level is lowered, over another opening too, and of no other claim", () => {
  show(<Talk claim="one" level="crisis" />);
  cleanup();
  show(<Talk claim="one" level="none" />);
  expect(screen.getByText("was one")).toBeTruthy();
  cleanup();
  show(<Talk claim="two" level="concern" />);
  expect(screen.getByText("was none")).toBeTruthy();
});

it("knows of a crisis before it knows the claim", () => {
  show(<Talk claim={null} level="crisis" />);
  expect(screen.getByText("was one")).toBeTruthy();
});
