import { MESSAGE_MAX } from "@thodu/domain/chat/limits";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { createRef, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { kept } from "../../lib/storage";
import { NOBODY, readDraft, TAB } from "../drafts";
import { someUid } from "../../test-support/people";
import { show } from "../../test-support/render";
import { mediaIs } from "../../test-support/screen";
import { network } from "../../test-support/store";
import { Composer, type ComposerHandle } from "./Composer";

const words = {
  label: "Your message",
  placeholder: "Write a message",
  send: "Send",
  tooLong: (count: number) => `${count} characters too many`,
};

function open(given: { readonly owner?: string; readonly locked?: boolean } = {}) {
  const owner = given.owner ?? someUid();
  const heard = { sent: vi.fn(), locked: vi.fn(), typing: vi.fn(), ended: vi.fn() };
  const composer = createRef<ComposerHandle>();
  const lock: { set: (locked: boolean) => void } = { set: () => undefined };
  function Page() {
    const [locked, setLocked] = useState(given.locked ?? false);
    lock.set = setLocked;
    return (
      <Composer
        ref={composer}
        words={words}
        owner={owner}
        conversationId={owner}
        locked={locked}
        onSend={heard.sent}
        onLocked={heard.locked}
        onTyping={heard.typing}
        onTypingEnd={heard.ended}
      />
    );
  }
  const user = show(<Page />);
  return { user, owner, composer, ...heard, lock: (locked = true) => act(() => lock.set(locked)) };
}

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });
const sendButton = () => screen.getByRole("button", { name: "Send" });

describe("keys", () => {
  it("send with Enter where there is a keyboard, and empty the field", async () => {
    const { user, sent } = open();
    await user.type(field(), "  I can’t sleep {Enter}");
    expect(sent.mock.calls).toEqual([["I can’t sleep"]]);
    expect(field().value).toBe("");
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it("send pasted text without its invisible characters, for which the server would refuse it", async () => {
    const { user, sent } = open();
    await user.click(field());
    await user.paste("I can’t\u0007 sleep\u0000");
    await user.keyboard("{Enter}");
    expect(sent.mock.calls).toEqual([["I can’t sleep"]]);
  });

  it("break the line with Shift and Enter", async () => {
    const { user, sent } = open();
    await user.type(field(), "one{Shift>}{Enter}{/Shift}two");
    expect(field().value).toBe("one\ntwo");
    expect(sent).not.toHaveBeenCalled();
  });

  it("do not interrupt a word that is still being composed, as in Telugu and Hindi", async () => {
    const { user, sent } = open();
    await user.type(field(), "నమస్తే");
    fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
    fireEvent.keyDown(field(), { key: "Enter", keyCode: 229 });
    expect(sent).not.toHaveBeenCalled();
    expect(field().value).toBe("నమస్తే");
  });

  it("break the line with Enter on a phone, where the button sends", async () => {
    mediaIs("(pointer: fine)", false);
    const { user, sent } = open();
    await user.type(field(), "one{Enter}two");
    expect(sent).not.toHaveBeenCalled();
    await user.click(sendButton());
    expect(sent.mock.calls).toEqual([["one\ntwo"]]);
  });
});

describe("what is not sent", () => {
  it.each(["", "   ", "\n\t "])("is %j, and it stays as it is", async (text) => {
    const { user, sent } = open();
    if (text !== "") await user.click(field());
    if (text !== "") await user.paste(text);
    await user.click(sendButton());
    expect(sent).not.toHaveBeenCalled();
    expect(field().value).toBe(text);
  });

  it("is a message that is too long; the composer says by how much", async () => {
    const { user, sent } = open();
    await user.click(field());
    await user.paste("a".repeat(MESSAGE_MAX + 3));
    expect(screen.getByRole("status").textContent).toBe("3 characters too many");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    await user.click(sendButton());
    expect(sent).not.toHaveBeenCalled();
    await user.type(field(), "{Backspace}{Backspace}{Backspace}");
    expect(screen.getByRole("status").textContent).toBe(`${MESSAGE_MAX} / ${MESSAGE_MAX}`);
    await user.click(sendButton());
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

it("includes no word about the length until the limit is near", async () => {
  const { user } = open();
  await user.click(field());
  await user.paste("a".repeat(MESSAGE_MAX - 101));
  expect(screen.getByRole("status").textContent).toBe("");
  await user.type(field(), "bb");
  expect(screen.getByRole("status").textContent).toBe(`${MESSAGE_MAX - 99} / ${MESSAGE_MAX}`);
});

it("counts a character outside the basic plane once, as the server does", async () => {
  const { user, sent } = open();
  await user.click(field());
  await user.paste("😔".repeat(MESSAGE_MAX));
  await user.click(sendButton());
  expect(sent).toHaveBeenCalledTimes(1);
});

describe("the draft", () => {
  it("is stored with each key and is there again", async () => {
    const { user, owner } = open();
    await user.type(field(), "half a thou");
    expect(readDraft(owner, owner)).toBe("half a thou");
    open({ owner });
    expect(screen.getAllByRole<HTMLTextAreaElement>("textbox").map(({ value }) => value)).toEqual([
      "half a thou",
      "half a thou",
    ]);
  });

  it("is gone once it is sent", async () => {
    const { user, owner } = open();
    await user.type(field(), "all of it{Enter}");
    expect(readDraft(owner, owner)).toBe("");
  });

  it("is stored without a network too", async () => {
    const { user, owner } = open();
    network.goes();
    await user.type(field(), "nobody hears");
    expect(readDraft(owner, owner)).toBe("nobody hears");
    expect(field().disabled).toBe(false);
  });

  it("of somebody else is not shown", async () => {
    const { user } = open();
    await user.type(field(), "a secret");
    open({ owner: someUid() });
    expect(screen.getAllByRole<HTMLTextAreaElement>("textbox").map(({ value }) => value)).toEqual(["a secret", ""]);
  });

  it("written before sign-in stays with its tab: the next person to sign in may be somebody else", async () => {
    const { user } = open({ owner: NOBODY });
    await user.type(field(), "early");
    cleanup();
    open({ owner: NOBODY });
    expect(field().value).toBe("early");
    cleanup();
    const first = kept.get(TAB) ?? expect.fail();
    kept.set(TAB, "another tab");
    open({ owner: NOBODY });
    expect(field().value).toBe("");
    cleanup();
    kept.set(TAB, first);
    open({ owner: NOBODY });
    expect(field().value).toBe("early");
  });

  it("gets back what could not be sent, before what is being written", async () => {
    const { user, composer, owner } = open();
    await user.type(field(), "next");
    composer.current?.restoreDraft((draft) => `first\n${draft}`);
    expect(field().value).toBe("first\nnext");
    expect(readDraft(owner, owner)).toBe("first\nnext");
  });
});

describe("typing", () => {
  it("is reported while there is text, and ends with an empty field or a message", async () => {
    const { user, typing, ended } = open();
    await user.type(field(), "a");
    expect(typing).toHaveBeenLastCalledWith("a");
    expect(ended).not.toHaveBeenCalled();
    await user.type(field(), "{Backspace}");
    expect(ended).toHaveBeenCalledTimes(1);
    await user.type(field(), "b{Enter}");
    expect(ended).toHaveBeenCalledTimes(2);
  });
});

describe("a locked composer", () => {
  const says = () => screen.getByRole("status").textContent;

  it("explains the lock when the field is asked to send, and sends nothing", async () => {
    const { user, sent, locked } = open({ locked: true });
    expect([field().readOnly, field().getAttribute("aria-disabled")]).toEqual([true, "true"]);
    await user.click(sendButton());
    expect(locked).toHaveBeenCalledTimes(1);
    await user.type(field(), "{Enter}");
    // A press on an empty field asks too.
    expect(locked).toHaveBeenCalledTimes(3);
    expect(sent).not.toHaveBeenCalled();
  });

  it("keeps the focus and the text, which can be selected and copied", async () => {
    const { user, lock, locked } = open();
    await user.type(field(), "A long text about tonight");
    lock();
    // A browser takes the focus from a disabled field, and its text can't be selected.
    expect(field().disabled).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(field()));
    await user.type(field(), " and more");
    expect(field().value).toBe("A long text about tonight");
    field().select();
    expect(field().selectionEnd).toBe(field().value.length);
    // A press on a text selects it.
    expect(locked).not.toHaveBeenCalled();
  });

  it("announces the lock once, in an existing region, and describes a field that holds a text by it", async () => {
    const { user, lock } = open();
    const region = screen.getByRole("status");
    expect(says()).toBe("");
    await user.type(field(), "Half a thought");
    expect(field().getAttribute("aria-describedby")).toBeNull();
    lock();
    expect(screen.getByRole("status")).toBe(region);
    expect(says()).toBe("Write a message");
    expect(field().getAttribute("aria-describedby")).toBe(region.id);
    lock(false);
    expect(says()).toBe("");
    expect([field().readOnly, field().getAttribute("aria-disabled")]).toEqual([false, null]);
  });
});

it("sends a form that was submitted before the page was interactive", async () => {
  const sent = vi.fn();
  const part = (
    <Composer
      words={words}
      owner={NOBODY}
      conversationId={NOBODY}
      onSend={sent}
      onTyping={() => undefined}
      onTypingEnd={() => undefined}
    />
  );
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(part);
  fireEvent.change(field(), { target: { value: "I want to die" } });
  // What site/head.js does to a form that is submitted too early.
  field().form?.setAttribute("data-pressed", "");
  const root = await act(() => hydrateRoot(page, part));
  expect(sent.mock.calls).toEqual([["I want to die"]]);
  expect(field().value).toBe("");
  expect(field().form?.hasAttribute("data-pressed")).toBe(false);
  act(() => root.unmount());
  page.remove();
});
