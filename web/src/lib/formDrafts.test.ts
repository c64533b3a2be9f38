import { beforeEach, describe, expect, it, vi } from "vitest";
import { BEFORE_LOAD, forgetForms, hasDraft } from "./formStore";

const tab = new Map<string, string>();
const at = (pathname: string) => vi.stubGlobal("location", { pathname });
const signup = {
  fullName: "Asha",
  email: "",
  password: "secret",
  confirmPassword: "secret",
  currentPassword: "secret",
  newPassword: "secret",
};

const window = new EventTarget();
vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
const { draftOf, fillIn, keepDraft } = await import("./formDrafts");

/** The draft with which a form of this name would be filled in. */
function filled(name: string): object {
  let fields = {};
  keepDraft(name, { read: () => ({}), fill: (given) => void (fields = given) })();
  return fields;
}

beforeEach(() => {
  tab.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  });
  at("/signup");
});

describe("a draft", () => {
  it("contains all texts except passwords", () => {
    expect(draftOf(signup)).toEqual({ fullName: "Asha", email: "" });
  });

  it("is empty for an empty form, or one that holds only a password", () => {
    expect(draftOf({ email: "", password: "secret", count: 1 })).toEqual({});
  });

  it("is stored for one form of one page, and handed out once", () => {
    const gone = keepDraft("signup", { read: () => signup, fill: () => undefined });
    window.dispatchEvent(new Event(BEFORE_LOAD));
    gone();
    expect([...tab.values()].join("")).not.toContain("secret");
    at("/localized/te/signup");
    expect([hasDraft("signup"), hasDraft("login")]).toEqual([true, false]);
    expect(filled("login")).toEqual({});
    expect(filled("signup")).toEqual({ fullName: "Asha", email: "" });
    expect(filled("signup")).toEqual({});
    expect(tab.size).toBe(0);
  });

  it("is deleted when another page has a form, and at the end of the session", () => {
    fillIn("/login", "login", { email: "asha@people.example" });
    expect(filled("login")).toEqual({});
    expect(tab.size).toBe(0);
    fillIn("/signup", "signup", { email: "asha@people.example" });
    forgetForms();
    expect(hasDraft("signup")).toBe(false);
  });

  it("is not stored for a form that is gone", () => {
    keepDraft("signup", { read: () => signup, fill: () => undefined })();
    window.dispatchEvent(new Event(BEFORE_LOAD));
    expect(tab.size).toBe(0);
  });

  it.each([
    "",
    "{",
    "1",
    "[]",
    '{"path":"/signup"}',
    '{"path":"/signup","forms":{"signup":"x"}}',
    '{"path":"/signup","forms":{"signup":{"email":1,"password":"secret"}}}',
  ])("is empty if it can’t be read: %s", (text) => {
    tab.set("thodu.forms", text);
    expect(filled("signup")).toEqual({});
  });
});
