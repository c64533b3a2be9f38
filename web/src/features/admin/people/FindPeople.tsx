import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import * as t from "@messages/people";
import { call } from "../../../lib/callables";
import { useNavigate } from "../../../lib/router";
import { Button } from "../../../ui/Button";
import { TextField } from "../../../ui/form/Field";
import { Notice } from "../../../ui/Notice";
import { SeveralPeople, type FoundPeople } from "../parts/SeveralPeople";
import { useShown } from "../parts/useShown";
import { addressOf } from "../sections";

/**
 * Searches people. Opens the page of the only match, or lets the admin choose one of several. The search text is not
 * put into the page's address.
 */
export function FindPeople({ first }: { readonly first: boolean }) {
  const navigate = useNavigate();
  const [found, setFound] = useState<FoundPeople | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const isShown = useShown();
  const field = useRef<HTMLInputElement>(null);
  // On a phone the focus would open the keyboard, which hides the page.
  useEffect(() => {
    if (first && matchMedia("(pointer: fine)").matches) field.current?.focus({ preventScroll: true });
  }, [first]);
  const look = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const query = field.current?.value.trim() ?? "";
    setMissing(query === "");
    setRefused(null);
    setFound(null);
    if (query === "") return;
    setBusy(true);
    const reply = await call("findPeople", { query });
    // The admin has gone to another section meanwhile.
    if (!isShown()) return;
    setBusy(false);
    if (!reply.ok) {
      setRefused(reply.message);
      return;
    }
    const [only, ...others] = reply.value.people;
    if (only && others.length === 0) await navigate(pageOf(only.uid));
    else setFound(reply.value.people);
  };
  return (
    <search className="people__find">
      <form className="area__filter" onSubmit={(event) => void look(event)} noValidate>
        <TextField
          ref={field}
          label={t.find}
          help={t.findHelp}
          error={missing ? t.findMissing : undefined}
          type="search"
          name="query"
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={() => setMissing(false)}
        />
        <Button type="submit" busy={busy}>
          {t.look}
        </Button>
      </form>
      {refused !== null && <Notice kind="trouble">{refused}</Notice>}
      <div role="status">
        {found?.length === 0 && <p>{t.nobody}</p>}
        {found !== null && found.length > 0 && <p>{t.several}</p>}
      </div>
      {found !== null && found.length > 0 && <SeveralPeople people={found} to={pageOf} />}
    </search>
  );
}

const pageOf = (uid: string): string => `${addressOf("people")}/${encodeURIComponent(uid)}`;
