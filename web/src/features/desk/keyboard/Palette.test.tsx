import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { show } from "../../../test-support/render";
import { Palette } from "./Palette";
import { Shortcuts } from "./Shortcuts";

const ran = vi.fn<(label: string) => void>();
const closed = vi.fn();
const names = ["Write a reply", "Find a person", "Show: Mine", "Show: Waiting", "Open: Calm Lotus 1"];
const commands = names.map((label) => ({ id: label, label, run: () => ran(label) }));

const field = () => screen.getByRole("combobox", { name: "What do you want to do?" });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;
const open = () => show(<Palette commands={commands} onClose={closed} />);

beforeEach(() => {
  ran.mockReset();
  closed.mockReset();
});

describe("the commands", () => {
  it("are all listed at first, with the first one marked", () => {
    open();
    expect(options()).toEqual(names);
    expect(active()).toBe("Write a reply");
    expect(field().getAttribute("aria-expanded")).toBe("true");
  });

  it("are found by parts of their names in any order and case", async () => {
    const user = open();
    await user.type(field(), "WAIT show");
    expect(options()).toEqual(["Show: Waiting"]);
    expect(active()).toBe("Show: Waiting");
  });

  it("that do not exist are reported as not found", async () => {
    const user = open();
    await user.type(field(), "zebra");
    expect(options()).toEqual([]);
    expect(screen.getByRole("status").textContent).toBe("Nothing found. Messages are not looked through.");
    expect(field().getAttribute("aria-expanded")).toBe("false");
    await user.keyboard("{Enter}");
    expect(ran).not.toHaveBeenCalled();
  });

  it("that appear after their name was typed are marked, and run by Enter", async () => {
    let arrive = (): void => undefined;
    const Late = () => {
      const [here, setHere] = useState(commands.slice(0, 4));
      arrive = () => setHere(commands);
      return <Palette commands={here} onClose={closed} />;
    };
    const user = show(<Late />);
    await user.type(field(), "calm lotus");
    expect(options()).toEqual([]);
    act(() => arrive());
    expect(active()).toBe("Open: Calm Lotus 1");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(ran).toHaveBeenCalledWith("Open: Calm Lotus 1"));
  });

  it("can be walked through by the arrow keys, also past the ends", async () => {
    const user = open();
    await user.click(field());
    await user.keyboard("{ArrowUp}");
    expect(active()).toBe("Open: Calm Lotus 1");
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(active()).toBe("Find a person");
    await user.keyboard("{End}");
    expect(active()).toBe("Open: Calm Lotus 1");
    await user.keyboard("{Home}");
    expect(active()).toBe("Write a reply");
  });

  it("run by Enter once the palette is closed", async () => {
    const user = open();
    await user.type(field(), "mine{Enter}");
    expect(closed).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(ran.mock.calls).toEqual([["Show: Mine"]]));
  });

  describe("while commands come and go", () => {
    let become: (labels: readonly string[]) => void = () => undefined;
    function Changing({ first }: { readonly first: readonly string[] }) {
      const [labels, setLabels] = useState(first);
      become = (next) => act(() => setLabels(next));
      return (
        <Palette commands={labels.map((label) => ({ id: label, label, run: () => ran(label) }))} onClose={closed} />
      );
    }
    const [one, two, three] = ["Open: Calm Lotus 1", "Open: Kind River 2", "Open: Soft Cloud 3"] as const;

    it.each([
      ["the first", "", one],
      ["another", "{ArrowDown}", two],
    ])("keep the mark on %s, which Enter runs", async (_which, keys, marked) => {
      const user = show(<Changing first={[one, two]} />);
      await user.type(field(), `open${keys}`);
      become([three, one, two]);
      expect(active()).toBe(marked);
      await user.keyboard("{Enter}");
      await waitFor(() => expect(ran.mock.calls).toEqual([[marked]]));
    });

    it("lose the mark when the marked command is gone; Enter then runs nothing", async () => {
      const user = show(<Changing first={[one, two]} />);
      await user.type(field(), "open");
      become([two, three]);
      expect(field().getAttribute("aria-activedescendant")).toBeNull();
      expect(screen.queryByRole("option", { selected: true })).toBeNull();
      await user.keyboard("{Enter}");
      expect(closed).not.toHaveBeenCalled();
      await user.keyboard("{ArrowUp}");
      expect(active()).toBe(three);
      become([two, one]);
      await user.keyboard("{ArrowDown}{Enter}");
      await waitFor(() => expect(ran.mock.calls).toEqual([[two]]));
    });
  });

  it("run by a press", async () => {
    const user = open();
    await user.click(screen.getByRole("option", { name: "Find a person" }));
    await waitFor(() => expect(ran.mock.calls).toEqual([["Find a person"]]));
  });

  it("are limited to thirty; more letters find the others", async () => {
    const many = Array.from({ length: 40 }, (_, nth) => ({
      id: `${nth}`,
      label: `Open: Kind River ${nth}`,
      run: () => ran("many"),
    }));
    const user = show(<Palette commands={many} onClose={closed} />);
    expect(options()).toHaveLength(30);
    await user.type(field(), "39");
    expect(options()).toEqual(["Open: Kind River 39"]);
  });
});

describe("the shortcuts", () => {
  it("are each explained", () => {
    show(<Shortcuts onClose={closed} />);
    expect(screen.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeTruthy();
    const keys = screen.getAllByRole("term").map(({ textContent }) => textContent.trim());
    expect(keys).toContain("Alt A");
    expect(keys).toContain("Ctrl Enter ⌘ Enter");
    expect(screen.getAllByRole("definition")).toHaveLength(11);
  });

  it("of one key can be switched off, which this device stores", async () => {
    const user = show(<Shortcuts onClose={closed} />);
    const single = screen.getByRole<HTMLInputElement>("checkbox", { name: "Use single keys" });
    expect(single.checked).toBe(true);
    await user.click(single);
    expect(single.checked).toBe(false);
    expect(localStorage.getItem("thodu.singleKeys")).toBe("off");
  });
});
