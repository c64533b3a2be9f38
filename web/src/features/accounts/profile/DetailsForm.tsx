import { useWatch } from 'react-hook-form';
import * as t from '@messages/profile';
import { toast } from '../../../lib/toast';
import { Button } from '../../../ui/Button';
import { PasswordField, TextField } from '../../../ui/form/Field';
import { Form } from '../../../ui/form/Form';
import { useFormOf } from '../../../ui/form/useFormOf';
import { changeEmail, saveName } from '../api';
import { codeOf, identityWords, isWrongPassword } from '../identityError';

/** What the identity service refuses of an address; every other refusal concerns the whole form. */
const concernEmail: ReadonlySet<string> = new Set([
  'auth/invalid-email',
  'auth/invalid-new-email',
  'auth/missing-new-email',
  'auth/email-already-in-use',
]);

interface DetailsFormProps {
  readonly name: string;
  readonly email: string;
  readonly onDone: () => void;
}

/** The name is stored at once; a new e-mail needs the password and is confirmed by a link. */
export function DetailsForm({ name, email, onDone }: DetailsFormProps) {
  const { form, field, send, refuse, summary, busy } = useFormOf(
    async () => (await import('./detailsSchema')).detailsForm(email),
    { fullName: t.name, email: t.email, currentPassword: t.currentPassword },
    { fullName: name, email, currentPassword: '' },
  );
  const moves = useWatch({ control: form.control, name: 'email' }).trim() !== email;

  const save = send(async (changed) => {
    if (changed.email !== email) {
      try {
        await changeEmail(changed.currentPassword, changed.email);
      } catch (error) {
        if (isWrongPassword(error)) refuse(t.currentWrong, 'currentPassword');
        else refuse(identityWords(error), concernEmail.has(codeOf(error)) ? 'email' : undefined);
        return;
      }
      toast('status', t.linkSent(changed.email));
    }
    if (changed.fullName !== name) {
      const saved = await saveName(changed.fullName);
      if (!saved.ok) {
        refuse(saved.message, saved.reason === 'INVALID_INPUT' ? 'fullName' : undefined);
        return;
      }
      toast('status', t.nameSaved);
    }
    onDone();
  });

  return (
    <Form summary={summary} onSend={save} label={t.detailsTitle}>
      <TextField {...field('fullName')} autoComplete="name" required />
      <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" help={t.emailHelp} required />
      {moves && <PasswordField {...field('currentPassword')} autoComplete="current-password" required />}
      <div className="row">
        <Button type="submit" busy={busy}>
          {t.save}
        </Button>
        <Button look="outline" onClick={onDone}>
          {t.cancel}
        </Button>
      </div>
    </Form>
  );
}
