import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CallableName } from "@thodu/domain/contracts";
import { expect, it, onTestFinished } from "vitest";
import { root } from "../../tools/src/lib/paths";
import { startInstance } from "../support/instance";
import { account, database, guest } from "../support/people";

// The suite's own instance has loaded everything; in the cloud an instance serves a single endpoint.
it("the first message and the one after it are accepted by an instance that has loaded sendMessage alone", async () => {
  const { uid, token } = await guest();
  const instance = await startInstance("sendMessage", 0);
  onTestFinished(() => instance.stop());
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const send = async (messageId: string): Promise<unknown> => {
    const body = JSON.stringify({ data: { messageId, text: "Is somebody there?" } });
    return (await fetch(instance.url, { method: "POST", headers, body })).json();
  };
  // A person who has called before, so that the beginning of a talk reads that call too.
  await database().doc(`users/${uid}/private/calls`).set({ callId: "no such call" });
  expect(await send("first")).toMatchObject({ result: { messageId: "first", remaining: 18 } });
  expect(await send("second")).toMatchObject({ result: { messageId: "second", remaining: 17 } });
});

it.each<[CallableName, object, () => Promise<{ readonly token: string }>]>([
  ["readDesk", {}, () => account({ admin: true })],
  ["exportMyData", {}, guest],
  ["deleteMyAccount", {}, guest],
])("%s is answered by an instance that has loaded it alone", async (name, data, who) => {
  const { token } = await who();
  const instance = await startInstance(name, 0);
  onTestFinished(() => instance.stop());
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const response = await fetch(instance.url, { method: "POST", headers, body: JSON.stringify({ data }) });
  expect(await response.json()).toHaveProperty("result");
});

/** A built file of the functions with all that it imports, at once or later. */
function loadedWith(file: string, seen = new Map<string, string>()): ReadonlyMap<string, string> {
  if (seen.has(file)) return seen;
  const source = readFileSync(file, "utf8");
  seen.set(file, source);
  for (const [, path = ""] of source.matchAll(/(?:\bfrom|\bimport) ?\(?["'](\.[^"']+\.js)["']/g))
    loadedWith(join(file, "..", path), seen);
  return seen;
}

const LOADS_SDK = /node_modules\/@google-cloud\/firestore\//;
const LOADS_HTTP = /\bfrom ?["'](?:node:)?https?["']/;

/** The built endpoints of a folder that load a file in which one of these occurs, each with those files. */
const loading = (folder: string, ...needless: readonly RegExp[]): readonly string[] => {
  const built = readdirSync(join(root, "functions/dist", folder)).filter((name) => name.endsWith(".js"));
  expect(built.length).toBeGreaterThan(2);
  return built.flatMap((name) => {
    const files = loadedWith(join(root, "functions/dist", folder, name));
    expect(files.size).toBeGreaterThan(2);
    return [...files].flatMap(([file, source]) =>
      needless.some((each) => each.test(source)) ? `${folder}/${name}: ${file}` : [],
    );
  });
};

// Triggers of the database are left out: the library that calls them loads the SDK.
it.each(["callables", "tasks", "webhooks"])(
  "none of the %s loads the SDK of the database, nor Node's fetch with all that node:http has",
  (folder) => {
    expect(loading(folder, LOADS_SDK, LOADS_HTTP)).toEqual([]);
  },
);
