import type { Volunteer } from "@thodu/domain/volunteers/model";
import * as t from "@messages/volunteers";
import { useSession } from "../../lib/session";
import { Button, ButtonLink } from "../../ui/Button";
import { WayBack } from "./WayBack";

interface Props {
  readonly record: Volunteer;
  readonly onEdit: () => void;
}

export function ProfileView({ record, onEdit }: Props) {
  const { emailConfirmed } = useSession();
  const rows = [
    [t.name, record.name],
    [t.email, `${record.email} (${emailConfirmed ? t.confirmed : t.notConfirmed})`],
    [t.phone, record.phone],
    [t.bio, record.bio],
    [t.experience, record.experience],
  ] as const;
  return (
    <>
      <dl className="listener-profile__rows">
        {rows.map(([label, value]) => (
          <div key={label} className="listener-profile__row">
            <dt>{label}</dt>
            <dd>{value === "" ? <span className="soft">{t.notYet}</span> : value}</dd>
          </div>
        ))}
      </dl>
      <p className="row">
        <Button onClick={onEdit}>{t.editProfile}</Button>
        <ButtonLink to="/volunteer-home" look="quiet">
          <WayBack />
        </ButtonLink>
      </p>
    </>
  );
}
