import { useWatch } from "react-hook-form";
import * as t from "@messages/profile";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { PasswordField, TextField } from "../../../ui/form/Field";
import { Form } from "../../../ui/form/Form";
import { useFormDraft } from "../../../lib/useFormDraft";
import { useFormOf } from "../../../ui/form/useFormOf";
import { changeEmail, saveName } from "../api";
import { fieldOfEmailChange, identityWords, isWrongPassword } from "../../../lib/identityError";

interface DetailsFormProps {
  readonly name: string;
  readonly email: string;
  /** `asked`: the new address to which a link was sent; null if none was. */
  readonly onDone: (asked: string | null) => void;
}

/** Stores a new name at once. A new e-mail requires the password, and is confirmed by a link. */
export function DetailsForm({ name, email, onDone }: DetailsFormProps) {
  const { form, field, send, refuse, summary, busy } = useFormOf(
    async () => (await import("@thodu/domain/accounts/forms")).detailsForm(email),
    { fullName: t.name, email: t.email, currentPassword: t.currentPassword },
    { fullName: name, email, currentPassword: "" },
  );
  useFormDraft("details", form);
  const moves = useWatch({ control: form.control, name: "email" }).trim() !== email;

  const save = send(async (changed) => {
    if (changed.email !== email) {
      try {
        await changeEmail(changed.currentPassword, changed.email);
      } catch (error) {
        refuse(isWrongPassword(error) ? t.currentWrong : identityWords(error), fieldOfEmailChange(error));
        return;
      }
    }
    if (changed.fullName !== name) {
      const saved = await saveName(changed.fullName);
      if (!saved.ok) {
        refuse(saved.message, saved.reason === "INVALID_INPUT" ? "fullName" : undefined);
        return;
      }
      toast("status", t.nameSaved);
    }
    onDone(changed.email === email ? null : changed.email);
  });

  return (
    <Form summary={summary} onSend={save} label={t.detailsTitle}>
      <TextField {...field("fullName")} autoComplete="name" required />
      <TextField {...field("email")} type="email" autoComplete="email" inputMode="email" help={t.emailHelp} required />
      {moves && <PasswordField {...field("currentPassword")} autoComplete="current-password" required />}
      <div className="row">
        <Button type="submit" busy={busy}>
          {t.save}
        </Button>
        <Button look="outline" onClick={() => onDone(null)}>
          {t.cancel}
        </Button>
      </div>
    </Form>
  );
}
