import { useEffect, useState } from "react";
import * as t from "@messages/profile";
import { useLoadedPart } from "../../../lib/useLoadedPart";
import { hasDraft } from "../../../lib/formStore";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { Notice } from "../../../ui/Notice";

/** Loaded after the page, because a button opens it. */
const loadForm = async () => (await import("./DetailsForm")).DetailsForm;

interface Details {
  readonly name: string;
  readonly email: string;
}

/** The name and e-mail, shown or edited. */
export function DetailsCard({ name, email }: Details) {
  const [editing, setEditing] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    // Never sets false: 'Edit' may have been pressed before this.
    if (hasDraft("details")) setEditing(true);
  }, []);
  const DetailsForm = useLoadedPart(loadForm);
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
