import * as t from "@messages/notifications";
import { useSession } from "../../lib/session";
import { ButtonLink } from "../../ui/Button";
import { Empty } from "../../ui/Empty";
import { HandsIcon } from "../../ui/icons";
import { Inbox } from "./Inbox";
import { Loading } from "./Loading";
import "./notifications.css";

export function NotificationsScreen() {
  const { status, uid } = useSession();
  return (
    <div className="notes">
      {uid === null && <h1>{t.heading}</h1>}
      {status === "loading" && <Loading />}
      {status === "signed-out" && <Nobody />}
      {uid !== null && <Inbox key={uid} uid={uid} />}
    </div>
  );
}

/** Shown to a visitor who is not signed in. */
const Nobody = () => (
  <Empty words={t.empty} picture={<HandsIcon size={40} />}>
    <p>{t.nobodyText}</p>
    <p className="row notes__ways">
      <ButtonLink to="/chat">{t.toChat}</ButtonLink>
      <ButtonLink to="/login?from=/notifications" look="outline">
        {t.login}
      </ButtonLink>
    </p>
  </Empty>
);
