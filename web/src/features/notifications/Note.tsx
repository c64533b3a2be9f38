import { useId, useRef } from "react";
import * as t from "@messages/notifications";
import { friendlyAgo } from "../../lib/time";
import { Button, ButtonLink } from "../../ui/Button";
import type { Item } from "./api/live";

/** One notification. Once it is read its button disappears, and the focus moves to its title. */
export function Note({ item, onRead }: { readonly item: Item; readonly onRead: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { type, message, unread, createdAt, link } = item;
  return (
    <li className={unread ? "note note--unread" : "note"}>
      <div className="note__head">
        <h2 ref={title} id={id} tabIndex={-1} className="note__title">
          {t.titleOf[type]}
        </h2>
        {unread && <span className="badge">{t.unreadMark}</span>}
        <time className="soft small note__time" dateTime={new Date(createdAt).toISOString()}>
          {friendlyAgo(createdAt)}
        </time>
      </div>
      <p>{message}</p>
      {(unread || link !== null) && (
        <p className="row">
          {link !== null && (
            <ButtonLink to={link} small look="outline" aria-describedby={id} onClick={unread ? onRead : undefined}>
              {t.open}
            </ButtonLink>
          )}
          {unread && (
            <Button
              small
              look="quiet"
              aria-describedby={id}
              onClick={() => {
                title.current?.focus();
                onRead();
              }}
            >
              {t.markAsRead}
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
