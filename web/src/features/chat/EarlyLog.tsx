import type { Unsent } from "@thodu/domain/chat/outbox";
import * as t from "@messages/chat";

/** What was written before the conversation itself was loaded. */
export function EarlyLog({ messages }: { readonly messages: readonly Unsent[] }) {
  return (
    <div className="talk">
      <div className="log" role="log" aria-label={t.logLabel}>
        <div className="log__rows">
          {messages.map(({ id, text }) => (
            <div key={id} className="message message--mine">
              <div className="bubble">
                <span className="sr-only">{t.fromYou} </span>
                <span className="bubble__text">{text}</span>
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
