import { useState } from "react";
import { brand } from "@thodu/domain/brand";
import * as t from "@messages/settings";
import type { Reply } from "../../../lib/callables";
import { ShareSummary } from "../../../conversation/continuity/ShareSummary";
import { useSummary } from "../../../conversation/useSummary";
import { Link } from "../../../lib/router";
import { neutralTitle, setNeutralTitle, setPageTitle } from "../../../lib/tabTitle";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Switch } from "../../../ui/form/Field";
import { Notice } from "../../../ui/Notice";
import { savePreferences, usePreferences } from "../api";
import { tellLook } from "../api/look";
import { downloadMyData, withdrawConsent } from "../api/privacy";
import { BeforeDeleting } from "./BeforeDeleting";
import { DeleteAccount } from "./DeleteAccount";
import { KeepConversation } from "./KeepConversation";
import { Sure } from "./Sure";

interface PrivacyDialogProps {
  readonly uid: string | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What others may see of one's visits, what is stored, and how to get a copy of it or have it deleted. */
export const PrivacyDialog = ({ uid, open, onClose }: PrivacyDialogProps) => (
  <Dialog open={open} title={t.managePrivacy} onClose={onClose}>
    <NeutralTitle uid={uid} />
    <QuickExit uid={uid} />
    <h3>{t.whatWeKeep}</h3>
    <p>
      <Link to="/privacy-policy">{t.privacyPolicy}</Link>
    </p>
    <KeepConversation />
    <SummaryChoice uid={uid} />
    <YourData uid={uid} />
  </Dialog>
);

/** Shown once there is a conversation. */
function SummaryChoice({ uid }: { readonly uid: string | null }) {
  const heard = useSummary(uid);
  return heard.state === "here" && heard.value ? <ShareSummary summary={heard.value} /> : null;
}

type Work = "page" | "copy" | "withdraw";

/** A copy of the data, the consent, and deleting the account; the last two ask for a confirmation. */
function YourData({ uid }: { readonly uid: string | null }) {
  const [asked, setAsked] = useState<"withdraw" | "delete" | null>(null);
  const [busy, setBusy] = useState<Work | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  const ask = (what: typeof asked): void => {
    setTrouble(null);
    setAsked(what);
  };
  const run = (work: Work, call: () => Promise<Reply<unknown>>, done: () => void): void => {
    setBusy(work);
    setTrouble(null);
    void call().then((reply) => {
      setBusy((now) => (now === work ? null : now));
      if (!reply.ok) return setTrouble(reply.message);
      // Closes the question that was answered; another one may have been opened meanwhile.
      setAsked((now) => (now === work ? null : now));
      done();
    });
  };
  const page = (): void =>
    run(
      "page",
      () => downloadMyData("page"),
      () => toast("status", t.copyHere),
    );
  const copy = (): void => run("copy", downloadMyData, () => toast("status", t.copyHere));
  const withdraw = (): void => run("withdraw", withdrawConsent, () => toast("status", t.withdrawn));

  return (
    <>
      <h3>{t.yourData}</h3>
      {trouble !== null && <Notice kind="trouble">{trouble}</Notice>}
      <p>{t.copyText}</p>
      <p className="row">
        <Button look="outline" busy={busy === "page"} onClick={page}>
          {busy === "page" ? t.copying : t.getPage}
        </Button>
        <Button look="outline" busy={busy === "copy"} onClick={copy}>
          {busy === "copy" ? t.copying : t.getCopy}
        </Button>
      </p>
      <h3>{t.consentTitle}</h3>
      <p>{t.consentText}</p>
      {asked === "withdraw" ? (
        <Sure
          words={t.withdrawSure}
          yes={t.withdraw}
          no={t.withdrawNo}
          busy={busy === "withdraw"}
          onYes={withdraw}
          onNo={() => ask(null)}
        />
      ) : (
        <p>
          <Button look="outline" onClick={() => ask("withdraw")}>
            {t.withdraw}
          </Button>
        </p>
      )}
      <h3>{t.deleteTitle}</h3>
      <p>{t.deleteText}</p>
      <BeforeDeleting uid={uid} />
      {asked === "delete" ? (
        <DeleteAccount onKeep={() => ask(null)} />
      ) : (
        <p>
          <Button look="danger" onClick={() => ask("delete")}>
            {t.deleteAccount}
          </Button>
        </p>
      )}
    </>
  );
}

/** Rendered only in an open dialog, so it may read the device's storage at once. */
function NeutralTitle({ uid }: { readonly uid: string | null }) {
  const [on, setOn] = useState(() => neutralTitle() !== null);
  const change = (wanted: boolean): void => {
    // A page that was loaded with a neutral title does not know its own title yet.
    setPageTitle(`${t.title} · ${brand.name}`);
    setNeutralTitle(wanted ? t.neutralWords : null);
    setOn(wanted);
    tellLook(uid);
  };
  return <Switch label={t.neutralTitle} help={t.neutralTitleHelp} on={on} onChange={change} />;
}

/** The button that leaves the page at once, and Esc pressed three times. */
function QuickExit({ uid }: { readonly uid: string | null }) {
  const preferences = usePreferences(uid);
  const [wish, setWish] = useState<boolean | null>(null);
  const change = (quickExit: boolean): void => {
    if (uid === null) return;
    setWish(quickExit);
    savePreferences(uid, { quickExit })
      .catch(() => toast("alert", t.notSaved))
      .finally(() => setWish(null));
  };
  const here = preferences.state === "here";
  return (
    <Switch
      label={t.quickExit}
      help={t.quickExitHelp}
      on={wish ?? (here ? preferences.value.quickExit : true)}
      disabled={!here}
      onChange={change}
    />
  );
}
