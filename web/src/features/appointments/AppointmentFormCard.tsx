import type { Output } from "@thodu/domain/contracts";
import type { Right } from "@thodu/domain/plans/right";
import { useEffect, useState } from "react";
import * as t from "@messages/appointments";
import { useLoadedPart } from "../../lib/useLoadedPart";
import type { Reply } from "../../lib/callables";
import { useSession } from "../../lib/session";
import { Button } from "../../ui/Button";
import { Consent } from "../../ui/Consent";
import { NotAtOnce } from "../../conversation/NotAtOnce";
import { Form } from "../../ui/form/Form";
import { TextArea, TextField } from "../../ui/form/Field";
import { useFormDraft } from "../../lib/useFormDraft";
import { useFormOf } from "../../ui/form/useFormOf";
import { requestAppointment } from "./api/request";
import { useOwnName } from "./api/useOwnName";

const schema = async () => (await import("@thodu/domain/appointments/forms")).appointmentForm;
const loadKept = async () => (await import("./KeptWords")).KeptWords;
const loadUsed = async () => (await import("./Refused")).Refused;
const labels = { name: t.name, email: t.email, issue: t.issue };
const names = ["name", "email", "issue"] as const;

interface Props {
  /** Whether the person may chat meanwhile. */
  readonly chat: Right;
  /** What was sent told of danger, so the help lines are shown first. */
  readonly inDanger: boolean;
  /** Called when the form contains something that was written before it was shown. */
  readonly onWritten: () => void;
  /** Called with each answer of the server. */
  readonly onAnswer: (reply: Reply<Output<"requestAppointment">>) => void;
}

/** The form of spec section 2, filled in with what is known of the person. */
export function AppointmentFormCard({ chat, inDanger, onWritten, onAnswer }: Props) {
  const { status, uid, displayName, email } = useSession();
  const owner = status === "user" ? uid : null;
  const heard = useOwnName(owner);
  const said = heard.state === "here" && heard.value !== "" ? heard.value : displayName;
  const known = owner !== null && heard.state === "loading" ? null : said;
  const [used, setUsed] = useState<string | null>(null);
  const KeptWords = useLoadedPart(loadKept, status !== "loading");
  const Used = useLoadedPart(loadUsed, used !== null);
  const form = useFormOf(schema, labels, { name: "", email: "", issue: "" });
  const { getValues, setValue } = form.form;
  useFormDraft("appointment", form.form);
  useEffect(() => {
    if (names.some((name) => getValues(name) !== "")) onWritten();
    // oxlint-disable-next-line react/exhaustive-deps -- once, before what is known is filled in
  }, []);
  useEffect(() => {
    if (known !== null && getValues("name") === "") setValue("name", known);
    if (email !== null && getValues("email") === "") setValue("email", email);
  }, [known, email, getValues, setValue]);

  const notUsed = (): void => setUsed(null);
  const send = form.send(async (values) => {
    notUsed();
    const reply = await requestAppointment(values);
    onAnswer(reply);
    if (reply.ok) return;
    const field = names.find((name) => reply.details.fields?.includes(name));
    if (reply.reason === "APPOINTMENT_USED") setUsed(reply.message);
    else form.refuse(reply.message, field);
  }, notUsed);
  const address = form.field("email");

  return (
    <div className="card therapy__form">
      <Form summary={form.summary} onSend={send} label={t.heading}>
        <TextField {...form.field("name")} help={t.nameHelp} required autoComplete="name" />
        <TextField
          {...address}
          onChange={(event) => {
            notUsed();
            void address.onChange(event);
          }}
          help={t.emailHelp}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextArea {...form.field("issue")} help={t.issueHelp} required rows={4} />
        <NotAtOnce />
        <Consent by="asking" />
        <Button type="submit" busy={form.busy}>
          {t.submit}
        </Button>
        {KeptWords && <KeptWords form={form.form} uid={uid} known={[known, email]} onWritten={onWritten} />}
        {Used && used !== null && <Used message={used} chat={chat} takesFocus={!inDanger} />}
      </Form>
    </div>
  );
}
