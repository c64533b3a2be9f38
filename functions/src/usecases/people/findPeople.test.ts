import { describe, expect, it } from "vitest";
import { anActor } from "../../../../tests/support/domain";
import { findPeople } from "./findPeople";

/** An account and a guest, each with a request for an appointment. */
function people() {
  const noted: string[] = [];
  const byWord = new Map([
    ["email/guest@example.com", ["guest"]],
    ["email/Guest@Example.com", ["guest"]],
    ["reference/7F3A-91BC", ["guest", "asha"]],
  ]);
  const found = (by: string, words: readonly string[]) => words.flatMap((word) => byWord.get(`${by}/${word}`) ?? []);
  return {
    noted,
    ports: {
      people: {
        matching: ({ by }: { readonly by: string }) => Promise.resolve(by === "reference" ? ["asha"] : []),
        requesters: (by: string, words: readonly string[]) => Promise.resolve(found(by, words)),
        read: () => Promise.reject(new Error("not asked")),
        namesOf: (uid: string) => Promise.resolve({ uid, alias: uid, name: null, email: null }),
        note: (_admin: string, uids: readonly string[]) => {
          noted.push(...uids);
          return Promise.resolve();
        },
      },
      accounts: {
        byEmail: (email: string) =>
          Promise.resolve(email === "asha@example.com" ? { uid: "asha", email, emailConfirmed: true } : null),
      },
    },
  };
}

const asked = async (query: string, roles: Parameters<typeof anActor>[0]) => {
  const { ports, noted } = people();
  const reply = await findPeople(ports, anActor(roles), { query });
  return { uids: reply.ok ? reply.value.people.map(({ uid }) => uid) : [], noted };
};

describe("a person who asked for an appointment", () => {
  it("is found by its reference, also without the dash, and each search is audited", async () => {
    for (const query of ["7F3A-91BC", "7f3a91bc"]) {
      const { uids, noted } = await asked(query, { admin: true });
      expect([uids, noted]).toEqual([
        ["asha", "guest"],
        ["asha", "guest"],
      ]);
    }
  });

  it("is found as a guest by the e-mail of the request, as it was spelled there", async () => {
    expect((await asked(" Guest@Example.com ", { admin: true })).uids).toEqual(["guest"]);
    expect((await asked("guest@example.com", { admin: true })).uids).toEqual(["guest"]);
    expect((await asked("asha@example.com", { admin: true })).uids).toEqual(["asha"]);
  });

  it("can't be found by an admin who has no part in appointments", async () => {
    expect((await asked("7F3A-91BC", { admin: false, money: true })).uids).toEqual(["asha"]);
    expect((await asked("7F3A-91BC", { admin: false, safety: true })).uids).toEqual([]);
    expect((await asked("guest@example.com", { admin: false, money: true })).uids).toEqual([]);
  });
});
