import { useState } from 'react';
import * as t from '@messages/profile';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { DetailsForm } from './DetailsForm';

interface Details {
  readonly name: string;
  readonly email: string;
}

/** Name and e-mail, read or edited. */
export function DetailsCard({ name, email }: Details) {
  const [editing, setEditing] = useState(false);
  return (
    <Card>
      <h2>{t.detailsTitle}</h2>
      {editing ? (
        <DetailsForm name={name} email={email} onDone={() => setEditing(false)} />
      ) : (
        <>
          <dl className="profile__details">
            <dt>{t.name}</dt>
            <dd>{name === '' ? t.noName : name}</dd>
            <dt>{t.email}</dt>
            <dd>{email}</dd>
          </dl>
          <Button look="outline" small onClick={() => setEditing(true)}>
            {t.edit}
          </Button>
        </>
      )}
    </Card>
  );
}
