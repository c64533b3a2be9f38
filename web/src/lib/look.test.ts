import type { Look } from "@thodu/domain/accounts/look";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { noteChoice, settleLook } from "./look";
import { chooseTheme, chosenTheme } from "./theme";

const silent: Look = { theme: null, neutralTitle: null, locale: null };

/** What was stored in the account, in order. */
let told: object[] = [];
const tell = (look: object): Promise<void> => Promise.resolve(void told.push(look));
const meet = (account: Look, uid = "asha"): Promise<void> => settleLook(uid, account, "Notes", tell);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal("document", { cookie: "", title: "Thodu", documentElement: { dataset: {} } });
  told = [];
  return () => vi.unstubAllGlobals();
});

describe("a device and an account", () => {
  it("that never met use what the account says", async () => {
    await meet({ ...silent, theme: "dark" });
    expect(chosenTheme()).toBe("dark");
    expect(told).toEqual([]);
  });

  it("hide the title of the open page if the account wants that", async () => {
    await meet({ ...silent, neutralTitle: true });
    expect(document.title).toBe("Notes");
    await meet({ ...silent, neutralTitle: true });
    expect(told).toEqual([]);
  });

  it("use what was chosen on the device since they last agreed", async () => {
    await meet(silent);
    chooseTheme("dark");
    await meet(silent);
    expect(told).toEqual([{ theme: "dark", neutralTitle: false }]);
    await meet({ ...silent, theme: "dark" });
    expect(told).toHaveLength(1);
  });

  it.each([silent, { ...silent, theme: "light" } as const])(
    "agree on what was chosen before the account first answered: %j",
    async (account) => {
      chooseTheme("dark");
      noteChoice("asha");
      await meet(account);
      expect(chosenTheme()).toBe("dark");
      expect(told).toEqual([{ theme: "dark", neutralTitle: false }]);
    },
  );

  it("do not take over what somebody else chose here", async () => {
    chooseTheme("dark");
    noteChoice("asha");
    await meet({ ...silent, theme: "light" }, "ravi");
    expect(chosenTheme()).toBe("light");
    expect(told).toEqual([]);
  });

  it("load nothing again if the account's language is that of the page", async () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { href: "https://thodu.example/dashboard", reload });
    await meet({ ...silent, locale: "en" });
    expect(reload).not.toHaveBeenCalled();
    expect(document.cookie).toContain("firebase-language-override=en");
  });
});
