import { useEffect } from 'react';
import * as t from '@messages/accounts';
import { safeReturn } from '../../lib/path';
import { Link, useLocation, useNavigate } from '../../lib/router';
import { toast } from '../../lib/toast';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/form/Form';
import { PasswordField, TextField } from '../../ui/form/Field';
import { useFormOf } from '../../ui/form/useFormOf';
import { Notice } from '../../ui/Notice';
import { Door } from './Door';

const schema = async () => (await import('@thodu/domain/accounts/forms')).loginForm;
const api = () => import('./api/sign');

export function LoginScreen() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const from = new URLSearchParams(search).get('from');
  const { field, send, refuse, summary, busy } = useFormOf(
    schema,
    { email: t.email, password: t.password },
    { email: '', password: '' },
  );
  useEffect(() => void api().then(({ warmUp }) => warmUp()), []);

  const enter = send(async (form) => {
    try {
      await (await api()).login(form);
    } catch {
      refuse(t.loginFailed);
      return;
    }
    toast('status', t.loggedIn);
    await navigate(safeReturn(from, '/dashboard'));
  });

  return (
    <Door title={t.loginTitle} lead={t.loginLead}>
      {from !== null && <Notice>{t.loginFirst}</Notice>}
      <Form summary={summary} onSend={enter}>
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" required />
        <PasswordField {...field('password')} autoComplete="current-password" required />
        <Button type="submit" block busy={busy}>
          {t.loginButton}
        </Button>
      </Form>
      <p>
        {t.noAccount} <Link to="/signup">{t.signUpLink}</Link>
      </p>
      <p className="soft">
        {t.noAccountNeeded} <Link to="/chat">{t.talkNow}</Link>
      </p>
    </Door>
  );
}
