import { useEffect, useState } from "react";
import * as t from "@messages/profile";
import { usePart } from "../../../conversation/usePart";
import { hasDraft } from "../../../lib/formStore";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { Notice } from "../../../ui/Notice";

/** Behind a button, so it comes after the page. */
const loadForm = async () => (await import("./DetailsForm")).DetailsForm;

interface Details {
  readonly name: string;
  readonly email: string;
}

/** Name and e-mail, read or edited. */
export function DetailsCard({ name, email }: Details) {
  const [editing, setEditing] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => setEditing(hasDraft("details")), []);
  const DetailsForm = usePart(loadForm);
  const done = (address: string | null): void => {
    setEditing(false);
    if (address !== null) setAsked(address);
  };
  return (
    <Card>
      <h2>{t.detailsTitle}</h2>
      {editing && DetailsForm ? (
        <DetailsForm name={name} email={email} onDone={done} />
      ) : (
        <>
          <dl className="profile__details">
            <dt>{t.name}</dt>
            <dd>{name === "" ? t.noName : name}</dd>
            <dt>{t.email}</dt>
            <dd>{email}</dd>
          </dl>
          {asked !== null && asked !== email && (
            <Notice>
              <p>{t.linkAsked(asked)}</p>
            </Notice>
          )}
          <Button look="outline" small onClick={() => setEditing(true)}>
            {t.edit}
          </Button>
        </>
      )}
    </Card>
  );
}
