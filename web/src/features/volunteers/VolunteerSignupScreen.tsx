import { Link, useNavigate } from "../../lib/router";
import * as t from "@messages/volunteers";
import { reasons } from "@messages/errors";
import { Button } from "../../ui/Button";
import { PasswordField, TextField } from "../../ui/form/Field";
import { Consent } from "../../ui/Consent";
import { Form } from "../../ui/form/Form";
import { useFormDraft } from "../../lib/useFormDraft";
import { useFormOf } from "../../ui/form/useFormOf";
import type { SignedUp } from "./api/account";
import "./volunteers.css";

const schema = async () => (await import("@thodu/domain/accounts/forms")).volunteerSignupForm;
const api = () => import("./api/account");
const unreached: SignedUp = { ok: false, trouble: "network" };

type Refused = Exclude<SignedUp, { readonly ok: true }>;

function wordsOf(refused: Refused): string {
  if ("words" in refused) return refused.words;
  if (refused.trouble === "network") return reasons.NETWORK;
  return refused.trouble === "too-many" ? reasons.RATE_LIMITED : t.signupFailed;
}

export function VolunteerSignupScreen() {
  const navigate = useNavigate();
  const of = useFormOf(schema, { email: t.email, password: t.password }, { email: "", password: "" });
  useFormDraft("volunteer-signup", of.form);

  const signUp = of.send(async (credentials) => {
    const outcome = await api().then(
      ({ signUpVolunteer }) => signUpVolunteer(credentials),
      () => unreached,
    );
    if (outcome.ok) {
      await navigate("/chat", { note: "applied" });
      return;
    }
    of.refuse(wordsOf(outcome));
    if ("trouble" in outcome && outcome.trouble === "weak-password") of.refuse(t.passwordShort, "password");
  });

  return (
    <div className="listener-door listener-door--signup">
      <div className="stack">
        <h1>{t.signupTitle}</h1>
        <p className="lead">{t.signupLead}</p>
        <Form summary={of.summary} onSend={signUp}>
          <TextField
            {...of.field("email")}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField {...of.field("password")} help={t.passwordHelp} autoComplete="new-password" />
          <Consent by="signingUp" />
          <Button type="submit" block busy={of.busy}>
            {of.busy ? t.signingUp : t.signUp}
          </Button>
        </Form>
        <p className="listener-door__other">
          {t.alreadyVolunteer} <Link to="/volunteer-login">{t.toLogin}</Link>
        </p>
      </div>
      <aside className="listener-door__next stack">
        <h2>{t.nextTitle}</h2>
        <ol>
          {t.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </aside>
    </div>
  );
}
