import { isPremium } from "@thodu/domain/plans/covers";
import { loading } from "@messages/common";
import { reasons } from "@messages/errors";
import { slow } from "@messages/guard";
import * as t from "@messages/profile";
import { usePart } from "../../conversation/usePart";
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
import { usePreferences, useProfile } from "./api";
import "./profile.css";

/** Loaded later, because they are below the first screen. */
const loadPassword = async () => (await import("./profile/PasswordCard")).PasswordCard;
const loadAlias = async () => (await import("./profile/AliasCard")).AliasCard;
const loadPayments = async () => (await import("./profile/PaymentsCard")).PaymentsCard;
const loadPlan = async () => (await import("./profile/PlanText")).PlanText;

export function ProfileScreen() {
  const { uid, email, emailConfirmed } = useSession();
  const profile = useProfile(uid);
  const heard = useOwnPlan();
  const held = heard.state === "here" ? heard.value : null;
  const plan = isPremium(held, serverNow()) ? held : null;
  const preferences = usePreferences(uid);
  const PasswordCard = usePart(loadPassword);
  const AliasCard = usePart(loadAlias);
  const PaymentsCard = usePart(loadPayments);
  const PlanText = usePart(loadPlan, plan !== null);
  return (
    <div className="profile">
      <header className="profile__head">
        <h1>{t.title}</h1>
        <p className="soft">{t.lead}</p>
      </header>
      {profile.state === "refused" && <Notice kind="trouble">{reasons.INTERNAL}</Notice>}
      {uid === null || profile.state !== "here" || preferences.state !== "here" ? (
        <Card>
          <Skeleton lines={4} label={loading} slow={slow} />
        </Card>
      ) : (
        <div className="profile__cards">
          <DetailsCard name={profile.value?.displayName ?? ""} email={email ?? ""} />
          <NotificationsCard uid={uid} stored={preferences.value} unconfirmed={emailConfirmed ? null : email} />
          {PasswordCard && <PasswordCard />}
          <ActivityCard uid={uid} />
          {AliasCard && <AliasCard uid={uid} />}
          {PaymentsCard && <PaymentsCard uid={uid} />}
        </div>
      )}
      <aside className="profile__premium">
        <h2>{plan === null ? t.premiumTitle : t.planTitle}</h2>
        {plan === null && <p>{t.premiumText}</p>}
        {plan && uid !== null && PlanText && <PlanText uid={uid} plan={plan} />}
        <ButtonLink to="/go-premium" look="warm">
          {plan === null ? t.goPremium : t.seePlan}
        </ButtonLink>
      </aside>
    </div>
  );
}
