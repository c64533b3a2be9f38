import { useEffect } from "react";
import { brand } from "@thodu/domain/brand";
import * as t from "@messages/accounts";
import { cameFrom, comingFrom, SIGNED_UP } from "../../lib/cameFrom";
import { Link, useLocation, useNavigate } from "../../lib/router";
import { useSession } from "../../lib/session";
import { isTalkInAccount } from "../../lib/talkInAccount";
import { toast } from "../../lib/toast";
import { Button } from "../../ui/Button";
import { Consent } from "../../ui/Consent";
import { Form } from "../../ui/form/Form";
import { PasswordField, TextField } from "../../ui/form/Field";
import { useFormDraft } from "../../lib/useFormDraft";
import { useFormOf } from "../../ui/form/useFormOf";
import { Notice } from "../../ui/Notice";
import { Door } from "./Door";
import { blockedWords } from "../../lib/blocked";
import { codeOf, identityWords } from "../../lib/identityError";

const schema = async () => (await import("@thodu/domain/accounts/forms")).signupForm;
const api = () => import("./api/sign");

/** The field to which an error of the identity service belongs. */
const concerns = {
  "auth/weak-password": "password",
  "auth/email-already-in-use": "email",
  "auth/invalid-email": "email",
} as const;
const isKnown = (code: string): code is keyof typeof concerns => Object.hasOwn(concerns, code);

export function SignupScreen() {
  const navigate = useNavigate();
  const { status } = useSession();
  const from = cameFrom(useLocation().search);
  const {
    form: fields,
    field,
    send,
    refuse,
    summary,
    busy,
  } = useFormOf(
    schema,
    { fullName: t.fullName, email: t.email, password: t.password, confirmPassword: t.confirmPassword },
    { fullName: "", email: "", password: "", confirmPassword: "" },
  );
  useFormDraft("signup", fields);
  useEffect(() => void api().then(({ warmUp }) => warmUp()), []);

  const join = send(async (form) => {
    try {
      await (await api()).signup(form);
    } catch (error) {
      const code = codeOf(error);
      refuse(blockedWords(error) ?? identityWords(error), isKnown(code) ? concerns[code] : undefined);
      return;
    }
    toast("status", t.signedUp);
    // Whoever signed up in the middle of a talk goes back to it.
    await navigate(comingFrom("/login", from ?? (isTalkInAccount() ? "/chat" : null)), { note: SIGNED_UP });
  });

  return (
    <Door title={t.signupTitle(brand.name)} lead={t.signupLead}>
      {status === "guest" && <Notice>{t.keepsTalk}</Notice>}
      <Form summary={summary} onSend={join}>
        <TextField {...field("fullName")} help={t.fullNameHelp} autoComplete="name" required />
        <TextField {...field("email")} type="email" autoComplete="email" inputMode="email" required />
        <PasswordField {...field("password")} autoComplete="new-password" required />
        <PasswordField {...field("confirmPassword")} autoComplete="new-password" required />
        <Consent by="signingUp" />
        <Button type="submit" block busy={busy}>
          {t.signupButton}
        </Button>
      </Form>
      <p>
        {t.haveAccount} <Link to={comingFrom("/login", from)}>{t.loginLink}</Link>
      </p>
    </Door>
  );
}
