import { useRef, useState } from "react";
import * as t from "@messages/notifications";
import { toast } from "../../lib/toast";
import { Button, ButtonLink } from "../../ui/Button";
import { Empty } from "../../ui/Empty";
import { HandsIcon } from "../../ui/icons";
import type { Live } from "../../lib/useLive";
import type { Item } from "./api/live";
import { clearAll, markRead, useNotifications } from "./api/useNotifications";
import { Loading } from "./Loading";
import { Note } from "./Note";

/** The notifications of the person who is signed in. */
export function Inbox({ uid }: { readonly uid: string }) {
  const [tried, setTried] = useState(0);
  const [clearing, setClearing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const heard = useNotifications(uid, tried);
  const unread = heard.state === "here" ? heard.value.filter((item) => item.unread).length : 0;

  const clear = async (): Promise<void> => {
    setClearing(true);
    try {
      await clearAll(uid);
      toast("status", t.cleared);
      heading.current?.focus();
    } catch {
      toast("alert", t.notStored);
    } finally {
      setClearing(false);
    }
  };
  const read = (id: string): void => {
    markRead(uid, id).catch(() => toast("alert", t.notStored));
  };

  return (
    <>
      <div className="row row--apart">
        <h1 ref={heading} tabIndex={-1}>
          {t.heading}
        </h1>
        {unread > 0 && <span className="badge">{t.count(unread)}</span>}
      </div>
      <Shown heard={heard} onRead={read} onRetry={() => setTried(tried + 1)} />
      {heard.state === "here" && heard.value.length > 0 && (
        <p>
          <Button look="outline" busy={clearing} onClick={() => void clear()}>
            {t.clearAll}
          </Button>
        </p>
      )}
    </>
  );
}

interface ShownProps {
  readonly heard: Live<readonly Item[]>;
  readonly onRead: (id: string) => void;
  readonly onRetry: () => void;
}

function Shown({ heard, onRead, onRetry }: ShownProps) {
  if (heard.state === "loading") return <Loading />;
  if (heard.state === "refused")
    return (
      <div className="stack">
        <p role="alert" className="notice notice--trouble">
          {t.refused}
        </p>
        <Button onClick={onRetry}>{t.tryAgain}</Button>
      </div>
    );
  if (heard.value.length === 0)
    return (
      <Empty words={t.empty} picture={<HandsIcon size={40} />}>
        <p>{t.emptyText}</p>
        <ButtonLink to="/chat" look="outline">
          {t.toChat}
        </ButtonLink>
      </Empty>
    );
  return (
    <ul role="list" className="notes__list">
      {heard.value.map((item) => (
        <Note key={item.id} item={item} onRead={() => onRead(item.id)} />
      ))}
    </ul>
  );
}
