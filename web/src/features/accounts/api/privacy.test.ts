import { LONG_WORK } from "@thodu/domain/accounts/longWork";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientReason } from "../../../lib/callables";
import { deleteMyAccount, downloadMyData } from "./privacy";

/** The server's next answers, the requests it received, and the device's state. */
const stage = vi.hoisted(() => ({
  answers: Array.of<string>(),
  asked: Array.of<unknown>(),
  uid: Array.of<string>()[0],
  here: true,
  kept: true,
  parts: Array.of<unknown>(),
  saved: Array.of<string>(),
}));

vi.mock("../../../lib/callables", () => ({
  call: (name: string, input: object, patience: number) => {
    stage.asked.push(Object.keys(input).length > 0 ? [name, patience, input] : [name, patience]);
    const reason = stage.answers.shift() ?? "ok";
    return Promise.resolve(
      reason === "ok"
        ? { ok: true, value: stage.parts.shift() ?? {} }
        : { ok: false, reason, retryable: reason === "NETWORK" },
    );
  },
}));
vi.mock("./credentials", () => ({
  confirmPassword: (password: string) =>
    password === "right" ? Promise.resolve() : Promise.reject(new Error("wrong")),
}));
vi.mock("../../../lib/session", () => ({
  signOut: () => {
    stage.here = false;
    return Promise.resolve();
  },
}));
vi.mock("../../../lib/storage", () => ({
  stored: {
    clear: () => {
      stage.kept = false;
    },
  },
}));
vi.mock("../../../lib/firebase", () => ({
  loadAuth: () =>
    Promise.resolve({
      auth: {
        authStateReady: () => Promise.resolve(),
        currentUser: stage.uid === undefined ? null : { uid: stage.uid },
      },
    }),
}));

let people = 0;
beforeEach(() => {
  Object.assign(stage, {
    answers: [],
    asked: [],
    parts: [],
    saved: [],
    uid: `asha-${(people += 1)}`,
    here: true,
    kept: true,
  });
});

const left = { here: false, kept: false };
const stays = { here: true, kept: true };

async function ask(...answers: readonly (ClientReason | "ok")[]) {
  stage.answers.push(...answers);
  let last = await deleteMyAccount(null);
  for (let n = 1; n < answers.length; n += 1) last = await deleteMyAccount(null);
  return last;
}

describe("deleting an account", () => {
  it("clears the device after the server has deleted it", async () => {
    expect(await ask("ok")).toMatchObject({ ok: true });
    expect(stage).toMatchObject(left);
  });

  it.each<ClientReason>(["NETWORK", "INTERNAL", "BUSY", "UNAUTHENTICATED"])(
    "leaves the device as it is after %s",
    async (reason) => {
      expect(await ask(reason)).toMatchObject({ ok: false, reason });
      expect(stage).toMatchObject(stays);
    },
  );

  it.each<ClientReason>(["NETWORK", "INTERNAL"])("is done if after %s the account is locked", async (reason) => {
    expect(await ask(reason, "UNAUTHENTICATED")).toMatchObject({ ok: true });
    expect(stage).toMatchObject(left);
  });

  it("has not begun if the server asked to try later", async () => {
    expect(await ask("BUSY", "UNAUTHENTICATED")).toMatchObject({ ok: false });
    expect(stage).toMatchObject(stays);
  });

  it("does not count as done for a person who has signed in since", async () => {
    await ask("NETWORK");
    stage.uid = "ravi";
    expect(await ask("UNAUTHENTICATED")).toMatchObject({ ok: false });
    expect(stage).toMatchObject(stays);
  });

  it("counts as done if the session ended by itself meanwhile", async () => {
    await ask("INTERNAL");
    stage.uid = undefined;
    expect(await ask("UNAUTHENTICATED")).toMatchObject({ ok: true });
    expect(stage).toMatchObject(left);
  });

  it("asks nothing of the server before the password is confirmed", async () => {
    await expect(deleteMyAccount("wrong")).rejects.toThrow("wrong");
    expect(stage).toMatchObject({ ...stays, asked: [] });
    expect(await deleteMyAccount("right")).toMatchObject({ ok: true });
    expect(stage).toMatchObject(left);
  });

  it("does not ask for the password of an account that is locked by then", async () => {
    await ask("NETWORK");
    stage.answers.push("UNAUTHENTICATED");
    expect(await deleteMyAccount("no more")).toMatchObject({ ok: true });
  });

  it("waits as long as the server may take, as for a copy of the data", async () => {
    await ask("ok");
    stage.answers.push("NETWORK");
    await downloadMyData();
    expect(stage.asked).toEqual([
      ["deleteMyAccount", LONG_WORK],
      ["exportMyData", LONG_WORK],
    ]);
  });
});

describe("a copy of one’s data", () => {
  const part = (next: string | null, ...documents: readonly { path: string; data: object }[]) => ({
    exportedAt: "2026-01-02T00:00:00.000Z",
    account: {},
    documents,
    next,
  });
  const said = (name: string, text: string) => ({ path: `conversations/asha/chatMessages/${name}`, data: { text } });
  const saved = async (): Promise<unknown> => {
    const texts: Promise<string>[] = [];
    vi.stubGlobal("URL", {
      createObjectURL: (blob: Blob) => {
        texts.push(blob.text());
        return "blob:";
      },
      revokeObjectURL: () => undefined,
    });
    vi.stubGlobal("document", { createElement: () => ({ click: () => undefined }) });
    try {
      const reply = await downloadMyData();
      return reply.ok ? JSON.parse((await Promise.all(texts)).join("")) : reply.reason;
    } finally {
      vi.unstubAllGlobals();
    }
  };

  it("is joined from its parts, each beginning where the last one ended; of duplicates the later counts", async () => {
    stage.parts.push(
      part("9/a/b", said("1", "One"), said("2", "Two")),
      part("9/a/c", said("2", "Two, later")),
      part(null),
    );
    expect(await saved()).toEqual({
      exportedAt: "2026-01-02T00:00:00.000Z",
      account: {},
      documents: [said("1", "One"), said("2", "Two, later")],
    });
    expect(stage.asked).toEqual([
      ["exportMyData", LONG_WORK],
      ["exportMyData", LONG_WORK, { after: "9/a/b" }],
      ["exportMyData", LONG_WORK, { after: "9/a/c" }],
    ]);
  });

  it("continues after a part was lost, and is not saved without one", async () => {
    stage.parts.push(part("9/a/b", said("1", "One")), part(null, said("2", "Two")));
    stage.answers.push("ok", "NETWORK", "NETWORK", "ok");
    expect(await saved()).toMatchObject({ documents: [said("1", "One"), said("2", "Two")] });
    stage.parts.push(part("9/a/b", said("1", "One")));
    stage.answers.push("ok", "NETWORK", "NETWORK", "NETWORK");
    expect(await saved()).toBe("NETWORK");
  });
});
