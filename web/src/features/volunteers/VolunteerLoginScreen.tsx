import { useLoadedPart } from "../../lib/useLoadedPart";
import { cameFrom } from "../../lib/cameFrom";
import { Link, Navigate, useLocation, useNavigate } from "../../lib/router";
import { useSession } from "../../lib/session";
import * as t from "@messages/volunteerLogin";
import { reasons } from "@messages/errors";
import { Button } from "../../ui/Button";
import { useReset } from "../../lib/useReset";
import { ForgotPassword } from "../../ui/ForgotPassword";
import { PasswordField, TextField } from "../../ui/form/Field";
import { Form } from "../../ui/form/Form";
import { useFormDraft } from "../../lib/useFormDraft";
import { useFormOf } from "../../ui/form/useFormOf";
import type { Trouble } from "./api/account";
import { warmUp } from "./api/live";
import { useApproval } from "./useApproval";
import "./volunteers.css";

const schema = async () => (await import("./credentials")).credentials;
const api = () => import("./api/account");
const loadGuestTalk = async () => (await import("../../conversation/guest/GuestTalk")).GuestTalk;

const words: Readonly<Record<"denied" | Trouble, string>> = {
  denied: t.denied,
  credentials: t.loginFailed,
  taken: t.loginFailed,
  "weak-password": t.loginFailed,
  "too-many": reasons.RATE_LIMITED,
  network: reasons.NETWORK,
};

export function VolunteerLoginScreen() {
  const navigate = useNavigate();
  const goal = cameFrom(useLocation().search) ?? "/volunteer-chat";
  const { status, claims } = useSession();
  const isGuest = status === "guest";
  const GuestTalk = useLoadedPart(loadGuestTalk, isGuest);
  const of = useFormOf(schema, { email: t.email, password: t.password }, { email: "", password: "" });
  const reset = useReset(of);
  useFormDraft("volunteer-login", of.form);
  const denied = of.form.formState.errors.root?.message === t.denied;
  const onFocus = (): void => {
    of.form.clearErrors();
    warmUp();
  };

  const signIn = of.send(async (credentials) => {
    reset.noneSent();
    const outcome = await api().then(
      ({ signInVolunteer }) => signInVolunteer(credentials),
      () => "network" as const,
    );
    if (outcome === "approved") await navigate(goal);
    else of.refuse(words[outcome]);
  }, reset.noneSent);

  return (
    <div className="narrow listener-door stack">
      {claims.volunteer && !of.busy && <Onward to={goal} />}
      <h1>{t.loginTitle}</h1>
      <p className="lead">{t.loginLead}</p>
      {isGuest && GuestTalk && <GuestTalk to={null} />}
      <Form summary={of.summary} onSend={signIn}>
        <TextField
          {...of.field("email")}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onFocus={onFocus}
        />
        <PasswordField {...of.field("password")} autoComplete="current-password" onFocus={onFocus} />
        <Button type="submit" block busy={of.busy}>
          {of.busy ? t.loggingIn : t.signIn}
        </Button>
      </Form>
      <ForgotPassword sentTo={reset.sentTo} busy={reset.busy} onSend={() => void reset.send()} />
      {denied && (
        <p>
          {t.deniedHelp} <Link to="/volunteer-application">{t.toApplication}</Link>
        </p>
      )}
      <p className="listener-door__other">
        {t.newHere} <Link to="/volunteer-signup">{t.toSignup}</Link>
      </p>
    </div>
  );
}

/**
 * Leads a listener who is already signed in to `to`. Also checks the record, since the page there would send anybody
 * else back here.
 */
const Onward = ({ to }: { readonly to: string }) => useApproval() === "approved" && <Navigate to={to} />;
