import * as z from "zod";
import { describe, expect, it } from "vitest";

import { readWish, withheldFrom } from "../commands/make-admin";
import { suiteEnv } from "../suite/env";
import { shiftPorts } from "../suite/ports";
import { accounts, guests } from "./accounts";
import { careDocuments } from "./care";
import { conversationDocuments, heldBy } from "./conversations";
import { document } from "./document";
import { peopleDocuments } from "./people";
import { demoProject } from "./target";

const NOW = Date.UTC(2026, 0, 15, 6, 30);
const suite = suiteEnv(shiftPorts(0), 0);

describe("demo data may be written", () => {
  it("into a demo project in emulators on this machine", () => {
    expect(demoProject(suite)).toBe("demo-thodu");
  });

  it.each([
    ["a real project", { GCLOUD_PROJECT: "thodu-live" }],
    ["no project", { GCLOUD_PROJECT: undefined }],
    ["no Firestore emulator", { FIRESTORE_EMULATOR_HOST: undefined }],
    ["no Auth emulator", { FIREBASE_AUTH_EMULATOR_HOST: undefined }],
    ["an emulator elsewhere", { FIRESTORE_EMULATOR_HOST: "db.example:8080" }],
  ])("not into %s", (_, change) => {
    expect(() => demoProject({ ...suite, ...change })).toThrow(/Demo data goes into/);
  });
});

describe("demo documents", () => {
  const conversations = conversationDocuments(NOW, "epoch-1");
  const summaries = conversations.map(([summary]) => summary?.data ?? {});

  it("fit their models", () => {
    expect(peopleDocuments(NOW)).not.toHaveLength(0);
    expect(careDocuments(NOW)).not.toHaveLength(0);
    expect(conversations.flat()).not.toHaveLength(0);
  });

  it("show a waiting, an open and a closed conversation", () => {
    expect(new Set(summaries.map(({ status }) => status))).toEqual(new Set(["waiting", "active", "closed"]));
  });

  it("have counts that agree with their contents", () => {
    for (const [summary, ...messages] of conversations) {
      const own = messages.filter(({ data }) => data["receiver"] === "volunteer");
      expect(summary?.data["ownMessageCount"]).toBe(own.length);
      expect(own.map(({ data }) => data["ownMessageNumber"])).toEqual(own.map((_, index) => index + 1));
    }
    const held = summaries.filter(({ volunteerId, status }) => volunteerId === "demo-volunteer" && status === "active");
    expect(heldBy("demo-volunteer")).toBe(held.length);
  });

  it("say in the audit log who approved each listener", () => {
    const documents = peopleDocuments(NOW);
    const approved = documents.filter(({ path, data }) => path.startsWith("volunteers/") && data["approved"] === true);
    const logged = documents.filter(({ data }) => data["action"] === "volunteer.approve");
    const targets = logged.map(({ data }) => `volunteers/${String(data["target"])}`);
    expect(targets).toEqual(approved.map(({ path }) => path));
    expect(logged.map(({ data }) => data["actor"])).toEqual(logged.map(() => "demo-admin"));
  });

  it("have an open application for each applicant who was not approved", () => {
    const documents = peopleDocuments(NOW);
    const waiting = documents.filter(({ path, data }) => path.startsWith("volunteers/") && data["approved"] === false);
    const sent = documents.filter(({ path, data }) => path.startsWith("applications/") && data["status"] === "sent");
    expect(sent.map(({ path }) => path.split("/")[1])).toEqual(waiting.map(({ path }) => path.split("/")[1]));
    expect(sent.map(({ data }) => [data["checks"], data["sentAt"] !== undefined])).toEqual(
      sent.map(() => [true, true]),
    );
  });

  it("belong to people who exist", () => {
    const uids: readonly string[] = [...accounts.map(({ uid }) => uid), ...guests];
    expect(uids).toEqual(expect.arrayContaining(conversations.map(([summary]) => summary?.path.split("/")[1])));
  });
});

describe("a document", () => {
  const model = z.object({ name: z.string() });

  it("is refused if its model refuses it, or does not know a field", () => {
    expect(document("a/b", model, { name: "x" })).toEqual({ path: "a/b", data: { name: "x" } });
    expect(() => document("a/b", model, { name: 5 })).toThrow(/a\/b.*\n.*name/);
    expect(() => document("a/b", model, { name: "x", more: 1 })).toThrow(/more/);
  });
});

describe("make-admin", () => {
  it("takes an address, and the project from the option or the environment", () => {
    expect(readWish(["a@b.example", "--project", "live"], {})).toEqual({
      email: "a@b.example",
      project: "live",
      role: "admin",
      withdraw: false,
      unconfirmed: false,
    });
    expect(readWish(["a@b.example"], { GCLOUD_PROJECT: "demo-thodu" })).toEqual({
      email: "a@b.example",
      project: "demo-thodu",
      role: "admin",
      withdraw: false,
      unconfirmed: false,
    });
    expect(readWish(["--withdraw", "a@b.example", "--project", "live"], {})).toEqual({
      email: "a@b.example",
      project: "live",
      role: "admin",
      withdraw: true,
      unconfirmed: false,
    });
  });

  it("gives no role to an account that may be somebody else's", () => {
    const asked = (more: readonly string[], emailVerified = false, project = "live") =>
      withheldFrom({ emailVerified }, readWish([...more, "a@b.example", "--project", project], {}));
    expect(asked([])).toContain("Nobody has confirmed a@b.example");
    expect(asked(["--role", "money"])).toContain("Nobody has confirmed");
    expect(asked(["--unconfirmed"])).toBeNull();
    expect(asked([], true)).toBeNull();
    expect(asked([], false, "demo-thodu")).toBeNull();
  });

  it("gives a partial role if one is named", () => {
    expect(readWish(["--role", "money", "a@b.example", "--project", "live"], {})).toMatchObject({
      email: "a@b.example",
      role: "money",
    });
  });

  it.each([
    [[]],
    [["--role", "king", "a@b.example", "--project", "live"]],
    [["--project", "live", "a@b.example", "--role"]],
    [["a@b.example"]],
    [["nobody", "--project", "live"]],
    [["a@b.example", "c@d.example", "--project", "live"]],
    [["--withdraw", "--project", "live"]],
  ])("refuses %j", (args) => {
    expect(() => readWish(args, {})).toThrow(/Usage/);
  });
});
