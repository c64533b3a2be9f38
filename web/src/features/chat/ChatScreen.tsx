import type { Unsent } from "@thodu/domain/chat/outbox";
import { useRef, useState } from "react";
import * as t from "@messages/chat";
import { chatUsedUp } from "@messages/minutes";
import { fetchAhead } from "../../lib/ahead";
import { NOBODY, writeEarly } from "../../conversation/drafts";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { Link, useLocation } from "../../lib/router";
import { isTalkInAccount } from "../../lib/talkInAccount";
import { Composer, type ComposerHandle } from "../../conversation/view/Composer";
import type { ComposerWords } from "../../conversation/view/words";
import { LiveRegion } from "../../ui/LiveRegion";
import { ChatHead } from "./ChatHead";
import { EarlyLog } from "./EarlyLog";
import type { Lock } from "./limit";
import { useGivenNumber } from "./useGivenNumber";
import { Welcome } from "./Welcome";
import "./chat.css";
import "./low.css";

fetchAhead();

/** Loaded after the page, because it is larger; the person can write before it is here. */
const loadLive = async () => (await import("./LiveChat")).LiveChat;
const loadTalkInAccount = async () => (await import("./TalkInAccount")).TalkInAccount;

/** What the live part reports to this shell. */
export interface ChatState {
  /** The person whose texts are stored on this device; `NOBODY` until it is known. */
  readonly owner: string;
  /** Why nothing can be written; null if it can. */
  readonly lock: Lock | null;
  readonly hasWritten: boolean;
}

/** What the shell can ask of the live part. */
export interface ChatActions {
  readonly send: (text: string) => void;
  readonly typed: () => void;
  readonly typingEnded: () => void;
  readonly showLimit: () => void;
}

const words: ComposerWords = { label: t.composerLabel, placeholder: t.placeholder, send: t.send, tooLong: t.tooLong };
const lockedWords: Readonly<Record<Lock, ComposerWords>> = {
  messages: { ...words, placeholder: t.lockedPlaceholder },
  minutes: { ...words, placeholder: chatUsedUp(true) },
  "last-day": { ...words, placeholder: chatUsedUp(false) },
};

/** A customer's chat: a place to write at once, then the conversation. */
export function ChatScreen() {
  const composer = useRef<ComposerHandle>(null);
  const actions = useRef<ChatActions>(null);
  const LiveChat = useLoadedPart(loadLive);
  const [early, setEarly] = useState<readonly Unsent[]>([]);
  const [{ owner, lock, hasWritten }, setState] = useState<ChatState>({ owner: NOBODY, lock: null, hasWritten: false });
  // Loaded during a talk too: a sign-up in another tab may end it here.
  const TalkInAccount = useLoadedPart(loadTalkInAccount, hasWritten || isTalkInAccount());

  const number = useGivenNumber();

  // The sign-up of a listener leads here with this note (spec section 4).
  const applied = useLocation().note === "applied";

  const send = (text: string): void => {
    if (actions.current) return actions.current.send(text);
    setEarly([...early, writeEarly(text)]);
  };

  return (
    <section className="chat">
      {LiveChat ? (
        <LiveChat early={early} composer={composer} actions={actions} onState={setState} />
      ) : (
        <>
          <ChatHead status={t.statusNew} here={false} />
          {early.length > 0 ? <EarlyLog messages={early} /> : <Welcome />}
        </>
      )}
      {applied && (
        <LiveRegion as="p" className="notice">
          <span>
            {t.applied} <Link to="/volunteer-application">{t.toApplication}</Link>
          </span>
        </LiveRegion>
      )}
      {TalkInAccount && <TalkInAccount />}
      {!hasWritten && (
        <p className="chat__consent chat__consent--asks">
          {t.consent.before}
          <a href="/terms-and-conditions">{t.consent.terms}</a>
          {t.consent.between}
          <a href="/privacy-policy">{t.consent.privacy}</a>
          {t.consent.after}
        </p>
      )}
      <Composer
        ref={composer}
        words={lock === null ? words : lockedWords[lock]}
        owner={owner}
        conversationId={owner}
        locked={lock !== null}
        onSend={send}
        onLocked={() => actions.current?.showLimit()}
        onTyping={(text) => {
          number.look(text);
          actions.current?.typed();
        }}
        onTypingEnd={() => {
          number.look("");
          actions.current?.typingEnded();
        }}
      >
        {number.given && (
          <LiveRegion as="p" className="chat__consent">
            {t.numberGiven}
          </LiveRegion>
        )}
      </Composer>
    </section>
  );
}
