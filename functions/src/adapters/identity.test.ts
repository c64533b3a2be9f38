import { createServer, type IncomingMessage, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { FirebaseIdentities } from "./identity";

let server: Server;
let heard: { path: string | undefined; body: unknown }[] = [];
let answer: unknown;

const listen = async (request: IncomingMessage) =>
  heard.push({ path: request.url, body: JSON.parse(await text(request)) });

beforeAll(async () => {
  server = createServer((request, response) => {
    void listen(request).then(() =>
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", `127.0.0.1:${address.port}`);
  vi.stubEnv("GCLOUD_PROJECT", "demo-identity");
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  heard = [];
});

const look = () => new FirebaseIdentities().look("someone");

describe("the account of a caller", () => {
  it("is read by its uid", async () => {
    answer = { users: [{ localId: "someone" }] };
    await look();
    expect(heard).toEqual([
      {
        path: "/identitytoolkit.googleapis.com/v1/projects/demo-identity/accounts:lookup",
        body: { localId: ["someone"] },
      },
    ]);
  });

  it.each([
    ["a guest", { localId: "someone" }, { guest: true, email: null, volunteer: false, admin: false, validSince: 0 }],
    [
      "a listener",
      {
        email: "a@b.example",
        providerUserInfo: [{ providerId: "password" }],
        customAttributes: '{"volunteer":true}',
        validSince: "1700000000",
      },
      { guest: false, email: "a@b.example", volunteer: true, admin: false, validSince: 1_700_000_000_000 },
    ],
    [
      "an admin",
      { providerUserInfo: [{}], customAttributes: '{"admin":true,"volunteer":false}' },
      { guest: false, email: null, volunteer: false, admin: true, validSince: 0 },
    ],
  ])("may be %s", async (_, user, identity) => {
    answer = { users: [user] };
    expect(await look()).toEqual(identity);
  });

  it.each([
    ["gone", {}],
    ["gone, with an empty list", { users: [] }],
    ["disabled", { users: [{ localId: "someone", disabled: true }] }],
  ])("is null when it is %s", async (_, said) => {
    answer = said;
    expect(await look()).toBeNull();
  });

  it("is not guessed from claims in another form", async () => {
    answer = { users: [{ customAttributes: '{"admin":"yes"}' }] };
    await expect(look()).rejects.toThrow();
  });
});

describe("the roles of many accounts", () => {
  it("include only accounts that exist and are not disabled, even if the claims of one can't be read", async () => {
    answer = {
      users: [
        { localId: "asha", customAttributes: '{"volunteer":true}' },
        { localId: "meera", customAttributes: '{"admin":"yes"}' },
        { localId: "ravi", customAttributes: '{"admin":true}', disabled: true },
        { localId: "root", customAttributes: '{"admin":true}' },
      ],
    };
    const roles = await new FirebaseIdentities().of(["asha", "meera", "ravi", "root", "gone"]);
    expect(Object.fromEntries(roles)).toEqual({
      asha: { volunteer: true, admin: false },
      meera: { volunteer: false, admin: false },
      root: { volunteer: false, admin: true },
    });
  });
});

describe("the state of an account", () => {
  it.each([true, false])("says whether it is disabled: %s", async (disabled) => {
    answer = { users: [{ localId: "someone", disabled, createdAt: "0", email: "a@b.example" }] };
    expect(await new FirebaseIdentities().facts("someone")).toMatchObject({ disabled, email: "a@b.example" });
  });
});
