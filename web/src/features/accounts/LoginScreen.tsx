import { useEffect, useState } from "react";
import * as t from "@messages/accounts";
import { usePart } from "../../conversation/usePart";
import { cameFrom, comingFrom, SIGNED_UP } from "../../lib/cameFrom";
import { BEFORE_LOAD } from "../../lib/formStore";
import { Link, useLocation, useNavigate } from "../../lib/router";
import { useSession } from "../../lib/session";
import { kept, OPEN_TALK } from "../../lib/storage";
import { toast, toastAfterLoad } from "../../lib/toast";
import { Button } from "../../ui/Button";
import { Form } from "../../ui/form/Form";
import { PasswordField, TextField } from "../../ui/form/Field";
import { useFormDraft } from "../../lib/useFormDraft";
import { useFormOf } from "../../ui/form/useFormOf";
import { Notice } from "../../ui/Notice";
import { Door } from "./Door";
import { identityWords, loginWords } from "./identityError";

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
  const GuestTalk = usePart(loadGuestTalk, isGuest);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, field, send, refuse, summary, busy } = useFormOf(
    schema,
    { email: t.email, password: t.password },
    { email: "", password: "" },
  );
  useFormDraft("login", form);
  useEffect(() => void api().then(({ warmUp }) => warmUp()), []);

  const noneSent = (): void => setSentTo(null);
  const enter = send(async (credentials) => {
    noneSent();
    let home: string;
    try {
      home = await (await api()).login(credentials);
    } catch (error) {
      refuse(loginWords(error));
      return;
    }
    toast("status", t.loggedIn);
    await navigate(from ?? home);
    // The account may speak another language, in which the page then loads anew.
    addEventListener(BEFORE_LOAD, sayAgain);
    await (await api()).takeLook().catch(() => undefined);
    removeEventListener(BEFORE_LOAD, sayAgain);
  }, noneSent);

  const reset = async (): Promise<void> => {
    noneSent();
    form.clearErrors();
    const address = form.getValues("email").trim();
    if (address === "") return refuse(t.resetNeedsEmail, "email");
    try {
      await (await api()).resetPassword(address);
      setSentTo(address);
    } catch (error) {
      refuse(identityWords(error), "email");
    }
  };

  return (
    <Door title={t.loginTitle} lead={isNew ? t.firstLogin : t.loginLead}>
      {from !== null && !isNew && <Notice>{t.loginFirst}</Notice>}
      {isNew && kept.get(OPEN_TALK) !== null && <Notice>{t.chatGoesOn}</Notice>}
      {isGuest && GuestTalk && <GuestTalk to={comingFrom("/signup", from)} />}
      <Form summary={summary} onSend={enter}>
        <TextField {...field("email")} type="email" autoComplete="email" inputMode="email" required />
        <PasswordField {...field("password")} autoComplete="current-password" required />
        <Button type="submit" block busy={busy}>
          {t.loginButton}
        </Button>
      </Form>
      {sentTo !== null && <Notice kind="good">{t.resetSent(sentTo)}</Notice>}
      <p>
        <Button look="quiet" small onClick={() => void reset()}>
          {t.forgot}
        </Button>
      </p>
      <p>
        {t.noAccount} <Link to={comingFrom("/signup", from)}>{t.signUpLink}</Link>
      </p>
      <p className="soft">
        {t.noAccountNeeded} <Link to="/chat">{t.talkNow}</Link>
      </p>
    </Door>
  );
}
