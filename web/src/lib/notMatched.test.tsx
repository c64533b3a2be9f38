import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { forgetReader } from "./sessionEnd";
import { sessionHint } from "./hint";
import { leaveOut, takeIn, useNotMatched } from "./notMatched";

const known = () => [...renderHook(useNotMatched).result.current];

it("knows after the next login with whom the same listener is not matched, and tells no other account", () => {
  sessionHint.set("meera");
  act(() => leaveOut("asha"));
  forgetReader();
  sessionHint.set("ravi");
  expect(known()).toEqual([]);
  act(() => leaveOut("kiran"));
  sessionHint.set("meera");
  expect(known()).toEqual(["asha"]);
  act(() => takeIn("asha"));
  expect(known()).toEqual([]);
});
