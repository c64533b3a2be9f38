import { isPremium } from "@thodu/domain/plans/covers";
import { loading } from "@messages/common";
import { reasons } from "@messages/errors";
import { slow } from "@messages/guard";
import * as t from "@messages/profile";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { useOwnPlan } from "../../conversation/useRights";
import { serverNow } from "../../lib/serverClock";
import { useSession } from "../../lib/session";
import { ButtonLink } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { ActivityCard } from "./profile/ActivityCard";
import { DetailsCard } from "./profile/DetailsCard";
import { NotificationsCard } from "./profile/NotificationsCard";
import { useListenerName, usePreferences, useProfile } from "./api";
import "./profile.css";

/** Loaded later, because they are below the first screen. */
const loadPassword = async () => (await import("./profile/PasswordCard")).PasswordCard;
const loadAlias = async () => (await import("./profile/AliasCard")).AliasCard;
const loadPayments = async () => (await import("./profile/PaymentsCard")).PaymentsCard;
const loadPlan = async () => (await import("./profile/PlanText")).PlanText;

export function ProfileScreen() {
  const { uid, email, emailConfirmed, claims } = useSession();
  const listener = useListenerName(claims.volunteer ? uid : null);
  const profile = useProfile(uid);
  const heard = useOwnPlan();
  const held = heard.state === "here" ? heard.value : null;
  const plan = isPremium(held, serverNow()) ? held : null;
  const preferences = usePreferences(uid);
  // A listener's record has their name; until it is read, a missing one would be untrue.
  const isRead = !claims.volunteer || listener.state !== "loading";
  const colleaguesSee = listener.state === "here" ? listener.value : null;
  const name = [profile.state === "here" ? profile.value?.displayName : "", colleaguesSee].find(Boolean) ?? "";
  const PasswordCard = useLoadedPart(loadPassword);
  const AliasCard = useLoadedPart(loadAlias);
  const PaymentsCard = useLoadedPart(loadPayments);
  const PlanText = useLoadedPart(loadPlan, plan !== null);
  return (
    <div className="profile">
      <header className="profile__head">
        <h1>{t.title}</h1>
        <p className="soft">{t.lead}</p>
      </header>
      {profile.state === "refused" && <Notice kind="trouble">{reasons.INTERNAL}</Notice>}
      {uid === null || !isRead || profile.state !== "here" || preferences.state !== "here" ? (
        <Card>
          <Skeleton lines={4} label={loading} slow={slow} />
        </Card>
      ) : (
        <div className="profile__cards">
          <DetailsCard name={name} email={email ?? ""} />
          <NotificationsCard uid={uid} stored={preferences.value} unconfirmed={emailConfirmed ? null : email} />
          {PasswordCard && <PasswordCard />}
          <ActivityCard uid={uid} />
          {/* What colleagues see of a listener is not guessed if it can't be read. */}
          {AliasCard && (!claims.volunteer || colleaguesSee !== null) && (
            <AliasCard uid={uid} listener={claims.volunteer ? colleaguesSee : null} />
          )}
          {PaymentsCard && <PaymentsCard uid={uid} />}
        </div>
      )}
      {/* Nothing is sold to a listener here; the menu leads to the plans. */}
      {(plan !== null || !claims.volunteer) && (
        <aside className="profile__premium">
          <h2>{plan === null ? t.premiumTitle : t.planTitle}</h2>
          {plan === null && <p>{t.premiumText}</p>}
          {plan && uid !== null && PlanText && <PlanText uid={uid} plan={plan} />}
          <ButtonLink to="/go-premium" look="warm">
            {plan === null ? t.goPremium : t.seePlan}
          </ButtonLink>
        </aside>
      )}
    </div>
  );
}
