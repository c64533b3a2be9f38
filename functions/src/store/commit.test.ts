import { createServer, type IncomingMessage, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { absence, create, field, increment, patch, remove, removed, serverTime } from "./changes";
import { commit, commitAlways, commitCreate, stored, storedInOneTry } from "./commit";
import { db } from "./database";
import { lookUp } from "./look";
import { versionAt } from "./versions";

interface Answer {
  readonly code: number;
  readonly body: unknown;
}

const heard: { readonly path: string; readonly body: unknown }[] = [];
/** The service's answers, in order; `lost` ends the connection instead. */
let answers: (Answer | "lost")[] = [];
let server: Server;

const listen = async (request: IncomingMessage) =>
  heard.push({ path: request.url ?? "", body: JSON.parse(await text(request)) });

beforeAll(async () => {
  server = createServer((request, response) => {
    void listen(request).then(() => {
      const answer = answers.shift() ?? "lost";
      if (answer === "lost") return request.socket.destroy();
      return response.writeHead(answer.code, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", `127.0.0.1:${address.port}`);
  vi.stubEnv("GCLOUD_PROJECT", "demo-rest");
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  heard.length = 0;
});

const ROOT = "projects/demo-rest/databases/(default)/documents";
const refusal = (status: string, code: number): Answer => ({
  code,
  body: { error: { code, message: "words", status } },
});
const done: Answer = { code: 200, body: { writeResults: [{ updateTime: "u1" }, {}], commitTime: "c" } };
const changes = [create("a/1", { text: "x", at: serverTime }), patch("b/2", { n: 1 }, versionAt("u0"))];

describe("a commit by REST", () => {
  it("sends its preconditions, its field mask and its server timestamps", async () => {
    answers = [done];
    expect(await commit(changes)).toEqual([versionAt("u1"), versionAt("c")]);
    const [{ path, body } = { path: "", body: null }] = heard;
    expect(path).toBe(`/v1/${ROOT}:commit`);
    expect(body).toEqual({
      writes: [
        {
          update: { name: `${ROOT}/a/1`, fields: { text: { stringValue: "x" } } },
          currentDocument: { exists: false },
          updateTransforms: [{ fieldPath: "at", setToServerValue: "REQUEST_TIME" }],
        },
        {
          update: { name: `${ROOT}/b/2`, fields: { n: { integerValue: "1" } } },
          updateMask: { fieldPaths: ["n"] },
          currentDocument: { updateTime: "u0" },
        },
      ],
    });
  });

  it("increments whatever value is there", async () => {
    answers = [done];
    await commit([patch("c/3", { key: "k", n: increment(5) }, "merged")]);
    expect(heard[0]?.body).toEqual({
      writes: [
        {
          update: { name: `${ROOT}/c/3`, fields: { key: { stringValue: "k" } } },
          updateMask: { fieldPaths: ["key"] },
          updateTransforms: [{ fieldPath: "n", increment: { integerValue: "5" } }],
        },
      ],
    });
  });

  it("may only update an existing document, also if it has only timestamps and increments", async () => {
    answers = [done];
    await commit([patch("d/4", { at: serverTime, n: increment(-1) }, "existing")]);
    expect(heard[0]?.body).toEqual({
      writes: [
        {
          update: { name: `${ROOT}/d/4`, fields: {} },
          updateMask: { fieldPaths: [] },
          currentDocument: { exists: true },
          updateTransforms: [
            { fieldPath: "at", setToServerValue: "REQUEST_TIME" },
            { fieldPath: "n", increment: { integerValue: "-1" } },
          ],
        },
      ],
    });
  });

  it("may delete a field, and may require that a document does not exist", async () => {
    answers = [done];
    await commit([patch("e/5", { [field("map", "a-b")]: removed }, "existing"), absence("f/6")]);
    expect(heard[0]?.body).toEqual({
      writes: [
        {
          update: { name: `${ROOT}/e/5`, fields: {} },
          updateMask: { fieldPaths: ["map.`a-b`"] },
          currentDocument: { exists: true },
        },
        { delete: `${ROOT}/f/6`, currentDocument: { exists: false } },
      ],
    });
  });

  it("sets a field of a map, and a server value inside another map", async () => {
    answers = [done];
    await commit([patch("g/7", { [field("map", "a", "b")]: 1, other: { at: serverTime, n: 2 } }, "existing")]);
    expect(heard[0]?.body).toEqual({
      writes: [
        {
          update: {
            name: `${ROOT}/g/7`,
            fields: {
              map: { mapValue: { fields: { a: { mapValue: { fields: { b: { integerValue: "1" } } } } } } },
              other: { mapValue: { fields: { n: { integerValue: "2" } } } },
            },
          },
          updateMask: { fieldPaths: ["map.a.b", "other"] },
          currentDocument: { exists: true },
          updateTransforms: [{ fieldPath: "other.at", setToServerValue: "REQUEST_TIME" }],
        },
      ],
    });
  });

  it("deletes documents, one of them only at its version", async () => {
    answers = [done];
    await commit([remove("h/8"), remove("i/9", versionAt("u0"))]);
    expect(heard[0]?.body).toEqual({
      writes: [{ delete: `${ROOT}/h/8` }, { delete: `${ROOT}/i/9`, currentDocument: { updateTime: "u0" } }],
    });
  });

  it("says whether it was stored, or throws if it must be stored", async () => {
    answers = [done, refusal("FAILED_PRECONDITION", 400), done, refusal("ALREADY_EXISTS", 409)];
    expect(await stored(changes)).toBe("stored");
    expect(await stored(changes)).toBe("conflict");
    await commitAlways(changes);
    await expect(commitAlways(changes)).rejects.toThrow("refused");
  });

  it.each([
    ["ALREADY_EXISTS", 409],
    ["FAILED_PRECONDITION", 400],
    ["NOT_FOUND", 404],
  ])("that failed with %s stored nothing and is not retried", async (status, code) => {
    answers = [refusal(status, code), refusal(status, code)];
    expect(await commit(changes)).toBeNull();
    expect(await storedInOneTry(changes)).toBe("conflict");
    expect(heard).toHaveLength(2);
  });

  it("that conflicts with others is retried, except where the caller decides anew", async () => {
    answers = [refusal("ABORTED", 409), refusal("ABORTED", 409), done];
    expect(await commit(changes)).toEqual([versionAt("u1"), versionAt("c")]);
    answers = [refusal("ABORTED", 409), done];
    expect(await storedInOneTry(changes)).toBe("conflict");
    expect(heard).toHaveLength(4);
    answers = Array.from({ length: 4 }, () => refusal("ABORTED", 409));
    expect(await commit(changes)).toBeNull();
  });

  it("that creates one document says whether it did", async () => {
    const made = create("a/1", {});
    answers = [done, refusal("ALREADY_EXISTS", 409), refusal("ABORTED", 409), done];
    expect(await commitCreate(made)).toBe(true);
    expect(await commitCreate(made)).toBe(false);
    expect(await commitCreate(made)).toBe(true);
    answers = Array.from({ length: 4 }, () => refusal("ABORTED", 409));
    await expect(commitCreate(made)).rejects.toThrow("ABORTED");
  });

  it("is retried when the store asks for it or the connection is lost", async () => {
    answers = [refusal("UNAVAILABLE", 503), "lost", { code: 502, body: "words of a proxy" }, done];
    expect(await commit(changes)).toEqual([versionAt("u1"), versionAt("c")]);
    expect(heard).toHaveLength(4);
    expect(new Set(heard.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it("fails after four tries, and at once if a retry can't help", async () => {
    answers = ["lost", "lost", "lost", "lost", done];
    await expect(commit(changes)).rejects.toThrow("NETWORK");
    expect(heard).toHaveLength(4);
    answers = [refusal("PERMISSION_DENIED", 403), done];
    await expect(commit(changes)).rejects.toThrow("PERMISSION_DENIED");
    answers = [{ code: 429, body: "words of a proxy" }];
    await expect(commit(changes)).rejects.toThrow("HTTP 429");
  });
});

describe("reading documents by REST", () => {
  it("answers in the order asked for, with null for each that does not exist", async () => {
    const found = { name: `${ROOT}/a/1`, fields: { n: { integerValue: "7" } }, createTime: "c", updateTime: "u" };
    answers = [
      {
        code: 200,
        body: [
          { missing: `${ROOT}/a/0`, readTime: "r" },
          { found, readTime: "r" },
        ],
      },
    ];
    expect(await lookUp(["a/1", "a/0"])).toEqual([{ path: "a/1", data: { n: 7 }, updateTime: "u" }, null]);
    expect(heard[0]).toEqual({ path: `/v1/${ROOT}:batchGet`, body: { documents: [`${ROOT}/a/1`, `${ROOT}/a/0`] } });
  });

  it("fails with the status with which the streamed answer begins", async () => {
    answers = [{ code: 403, body: [{ error: { code: 403, status: "PERMISSION_DENIED" } }] }];
    await expect(lookUp(["a/1"])).rejects.toThrow("PERMISSION_DENIED");
  });
});

describe("a query by REST", () => {
  const times = { createTime: "2026-01-02T03:04:05Z", updateTime: "2026-01-02T03:04:05.5Z" };
  const part = (id: string) => ({
    document: { name: `${ROOT}/a/x y/b/${id}`, fields: { n: { integerValue: "7" } }, ...times },
    readTime: "2026-01-02T03:04:06Z",
  });
  const query = () => db().collection("a/x y/b").where("n", ">", 5);

  it("finds documents of a subcollection, whatever its name", async () => {
    answers = [{ code: 200, body: [part("1"), { readTime: "2026-01-02T03:04:06Z" }] }];
    const [found] = (await query().get()).docs;
    expect(found?.ref.path).toBe("a/x y/b/1");
    expect(found?.data()).toEqual({ n: 7 });
    expect(heard[0]?.path).toBe(`/v1/${ROOT}/a/x%20y:runQuery`);
  });

  it("continues after a document in the order of the query", async () => {
    answers = [
      { code: 200, body: [part("1")] },
      { code: 200, body: [] },
    ];
    const [found] = (await query().get()).docs;
    expect((await query().startAfter(found).get()).empty).toBe(true);
    const ascending = (fieldPath: string) => ({ field: { fieldPath }, direction: "ASCENDING" });
    const values = [{ integerValue: "7" }, { referenceValue: `${ROOT}/a/x y/b/1` }];
    expect(heard[1]?.body).toMatchObject({
      structuredQuery: { orderBy: [ascending("n"), ascending("__name__")], startAt: { values, before: false } },
    });
  });

  it("is repeated if its answer breaks off", async () => {
    const broken = { error: { code: 503, status: "UNAVAILABLE" } };
    answers = [
      { code: 200, body: [part("1"), broken] },
      { code: 200, body: [part("1"), part("2")] },
    ];
    expect((await query().get()).size).toBe(2);
    answers = [{ code: 200, body: [{ error: { code: 400, status: "FAILED_PRECONDITION" } }] }];
    await expect(query().get()).rejects.toThrow("FAILED_PRECONDITION");
  });

  it.each(["a", "a/b/c", "a//b", ""])("refuses the name '%s'", (path) => {
    expect(() => db().doc(path)).toThrow(TypeError);
  });
});
