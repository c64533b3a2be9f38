import { useEffect, useState } from "react";
import { slow } from "@messages/guard";
import * as t from "@messages/volunteers";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { hasDraft } from "../../lib/formStore";
import { useSession } from "../../lib/session";
import { toast } from "../../lib/toast";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { useRecord } from "./api/live";
import { EmailStatus } from "./EmailStatus";
import { ProfileView } from "./ProfileView";
import "./volunteers.css";

/** Loaded after the page, because a button opens it. */
const loadForm = async () => (await import("./ProfileForm")).ProfileForm;

export function VolunteerProfileScreen() {
  const { uid } = useSession();
  const [attempt, setAttempt] = useState(0);
  const [editing, setEditing] = useState(false);
  useEffect(() => {
    // Whoever pressed 'Edit' before this is not taken back.
    if (hasDraft("listener")) setEditing(true);
  }, []);
  const record = useRecord(uid, attempt);
  const ProfileForm = useLoadedPart(loadForm);

  const onSaved = (): void => {
    setEditing(false);
    toast("status", t.saved);
  };

  return (
    <div className="listener-profile stack">
      <h1>{t.profileTitle}</h1>
      <p className="lead">{t.profileLead}</p>
      {record.state === "loading" && <Skeleton lines={6} label={t.loading} slow={slow} />}
      {record.state === "refused" && (
        <Notice kind="trouble">
          <p>{t.profileRefused}</p>
          <Button small look="outline" onClick={() => setAttempt(attempt + 1)}>
            {t.tryAgain}
          </Button>
        </Notice>
      )}
      {record.state === "here" && <EmailStatus record={record.value} />}
      {record.state === "here" &&
        (editing && ProfileForm ? (
          <ProfileForm record={record.value} onSaved={onSaved} />
        ) : (
          <ProfileView record={record.value} onEdit={() => setEditing(true)} />
        ))}
    </div>
  );
}
