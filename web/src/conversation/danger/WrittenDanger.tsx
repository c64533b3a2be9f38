import { useEffect, useId, useRef } from "react";
import * as t from "@messages/danger";
import { ButtonLink } from "../../ui/Button";
import { DangerLines } from "./DangerLines";

/**
 * For somebody who wrote of danger in a text that is read later: whom they can call, and where somebody listens now.
 */
export function WrittenDanger() {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <section ref={box} tabIndex={-1} className="written-danger" aria-labelledby={id}>
      <h2 id={id}>{t.title}</h2>
      <p>{t.text}</p>
      <DangerLines />
      <ButtonLink to="/chat">{t.talk}</ButtonLink>
    </section>
  );
}
