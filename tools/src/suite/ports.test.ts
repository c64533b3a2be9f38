import { createServer } from "node:net";
import { describe, expect, it } from "vitest";

import { basePorts, nextOffset, readOffset, requireFree, shiftPorts } from "./ports";

describe("THODU_PORT_OFFSET", () => {
  it("is 0 if absent or empty", () => {
    expect(readOffset({})).toBe(0);
    expect(readOffset({ THODU_PORT_OFFSET: "" })).toBe(0);
  });

  it("is the given integer", () => {
    expect(readOffset({ THODU_PORT_OFFSET: "1000" })).toBe(1000);
    expect(readOffset({ THODU_PORT_OFFSET: "-1000" })).toBe(-1000);
  });

  it.each(["1.5", "1e3", "many", " 5", "60000", "-4000", "2000"])("refuses %j and names the variable", (text) => {
    expect(() => readOffset({ THODU_PORT_OFFSET: text })).toThrow(/THODU_PORT_OFFSET/);
  });

  it("never puts Firestore on a port that fetch refuses, and no such offset is suggested", async () => {
    await expect(fetch(`http://127.0.0.1:${shiftPorts(2_000).firestore}`)).rejects.toMatchObject({
      cause: new Error("bad port"),
    });
    expect(nextOffset(1_000)).toBe(3_000);
  });

  it("moves every port equally; two suites 1000 apart share none", () => {
    const moved = shiftPorts(1000);
    expect(Object.keys(moved).toSorted()).toEqual(Object.keys(basePorts).toSorted());
    expect(moved.hosting).toBe(6005);
    const both = [...Object.values(shiftPorts(0)), ...Object.values(moved)];
    expect(new Set(both).size).toBe(both.length);
  });
});

describe("a port in use", () => {
  it("is named, with the variable that moves the suite", async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, "127.0.0.1", () => {
        const address = server.address();
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
    await expect(requireFree(port - basePorts.firestore)).rejects.toThrow(
      new RegExp(`${port} \\(firestore\\).*THODU_PORT_OFFSET`),
    );
    server.close();
  });
});
