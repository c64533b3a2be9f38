import * as t from "@messages/profile";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { PasswordField } from "../../../ui/form/Field";
import { Form } from "../../../ui/form/Form";
import { useFormOf } from "../../../ui/form/useFormOf";
import { changePassword } from "../api";
import { codeOf, identityWords, isWrongPassword } from "../../../lib/identityError";

const schema = async () => (await import("@thodu/domain/accounts/forms")).passwordChangeForm;

export function PasswordCard() {
  const { form, field, send, refuse, summary, busy } = useFormOf(
    schema,
    { currentPassword: t.currentPassword, newPassword: t.newPassword, confirmPassword: t.confirmNewPassword },
    { currentPassword: "", newPassword: "", confirmPassword: "" },
    { passwordsDiffer: t.passwordsDiffer },
    "password-",
  );

  const differ = (): void => {
    const { newPassword, confirmPassword } = form.getValues();
    if (newPassword !== confirmPassword) toast("alert", t.passwordsDiffer);
  };
  const change = send(async ({ currentPassword, newPassword }) => {
    try {
      await changePassword(currentPassword, newPassword);
    } catch (error) {
      if (isWrongPassword(error)) refuse(t.currentWrong, "currentPassword");
      else refuse(identityWords(error), codeOf(error) === "auth/weak-password" ? "newPassword" : undefined);
      return;
    }
    form.reset();
    toast("status", t.passwordChanged);
  }, differ);

  return (
    <Card>
      <h2>{t.passwordTitle}</h2>
      <Form summary={summary} onSend={change} label={t.passwordTitle}>
        <PasswordField {...field("currentPassword")} autoComplete="current-password" required />
        <PasswordField {...field("newPassword")} autoComplete="new-password" required />
        <PasswordField {...field("confirmPassword")} autoComplete="new-password" required />
        <Button type="submit" busy={busy}>
          {t.passwordTitle}
        </Button>
      </Form>
    </Card>
  );
}
