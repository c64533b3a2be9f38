import { contracts } from "@thodu/domain/contracts";
import { SECOND } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { functionUrl } from "../support/suite";

it("lets a browser cache for two hours that it may call", async () => {
  for (const name of Object.keys(contracts)) {
    const response = await fetch(functionUrl(name), {
      method: "OPTIONS",
      headers: {
        origin: "https://thodu.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type",
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-max-age")).toBe("7200");
    expect(response.headers.get("access-control-allow-methods")).toBe("POST");
  }
});

it("shows a page of another origin its duration with each answer, also with a refusal", async () => {
  const asked = Date.now();
  const response = await fetch(functionUrl("sendMessage"), {
    method: "POST",
    headers: { origin: "https://thodu.example", "content-type": "application/json" },
    body: JSON.stringify({ data: {} }),
  });
  expect(response.status).toBe(401);
  expect(response.headers.get("access-control-expose-headers")).toBe("date");
  const told = Date.parse(response.headers.get("date") ?? "");
  expect(told).toBeGreaterThan(asked - SECOND);
  expect(told).toBeLessThanOrEqual(Date.now());
});
