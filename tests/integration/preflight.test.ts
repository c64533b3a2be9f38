import { contracts } from "@thodu/domain/contracts";
import { expect, it } from "vitest";
import { functionUrl } from "../support/suite";

it("asks a browser to remember for two hours that it may call", async () => {
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
