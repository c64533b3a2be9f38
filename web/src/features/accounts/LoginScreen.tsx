import { useEffect } from "react";
import * as t from "@messages/accounts";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { cameFrom, comingFrom, SIGNED_UP } from "../../lib/cameFrom";
import { BEFORE_LOAD } from "../../lib/formStore";
import { useHydrated } from "../../lib/hooks/useHydrated";
import { Link, useLocation, useNavigate } from "../../lib/router";
import { useSession } from "../../lib/session";
import { isTalkInAccount } from "../../lib/talkInAccount";
import { toast, toastAfterLoad } from "../../lib/toast";
import { Button } from "../../ui/Button";
import { Form } from "../../ui/form/Form";
import { PasswordField, TextField } from "../../ui/form/Field";
import { useFormDraft } from "../../lib/useFormDraft";
import { useFormOf } from "../../ui/form/useFormOf";
import { useReset } from "../../lib/useReset";
import { ForgotPassword } from "../../ui/ForgotPassword";
import { Notice } from "../../ui/Notice";
import { Door } from "./Door";
import { loginWords } from "../../lib/identityError";

const schema = async () => (await import("@thodu/domain/accounts/forms")).loginForm;
const api = () => import("./api/sign");
const loadGuestTalk = async () => (await import("../../conversation/guest/GuestTalk")).GuestTalk;

const sayAgain = (): void => toastAfterLoad("status", t.loggedIn);

export function LoginScreen() {
  const { search, note } = useLocation();
  const isNew = note === SIGNED_UP;
  const navigate = useNavigate();
  const from = cameFrom(search);
  const isGuest = useSession().status === "guest";
  const hydrated = useHydrated();
  const GuestTalk = useLoadedPart(loadGuestTalk, isGuest);
  const of = useFormOf(schema, { email: t.email, password: t.password }, { email: "", password: "" });
  const { form, field, send, refuse, summary, busy } = of;
  const reset = useReset(of);
  useFormDraft("login", form);
  useEffect(() => void api().then(({ warmUp }) => warmUp()), []);

  const enter = send(async (credentials) => {
    reset.noneSent();
    let home: string;
    try {
      home = await (await api()).login(credentials);
    } catch (error) {
      refuse(loginWords(error));
      return;
    }
    toast("status", t.loggedIn);
    await navigate(from ?? home);
    // The account may have another language, in which the page is then reloaded.
    addEventListener(BEFORE_LOAD, sayAgain);
    await (await api()).takeLook().catch(() => undefined);
    removeEventListener(BEFORE_LOAD, sayAgain);
  }, reset.noneSent);

  return (
    <Door title={t.loginTitle} lead={isNew ? t.firstLogin : t.loginLead}>
      {from !== null && !isNew && <Notice>{t.loginFirst}</Notice>}
      {hydrated && !isGuest && isTalkInAccount() && <Notice>{t.chatGoesOn}</Notice>}
      {isGuest && GuestTalk && <GuestTalk to={comingFrom("/signup", from)} />}
      <Form summary={summary} onSend={enter}>
        <TextField {...field("email")} type="email" autoComplete="email" inputMode="email" required />
        <PasswordField {...field("password")} autoComplete="current-password" required />
        <Button type="submit" block busy={busy}>
          {t.loginButton}
        </Button>
      </Form>
      <ForgotPassword sentTo={reset.sentTo} busy={reset.busy} onSend={() => void reset.send()} />
      <p>
        {t.noAccount} <Link to={comingFrom("/signup", from)}>{t.signUpLink}</Link>
      </p>
      <p className="soft">
        {t.noAccountNeeded} <Link to="/chat">{t.talkNow}</Link>
      </p>
    </Door>
  );
}
