import { helpLines } from "@thodu/domain/brand";
import { callTo } from "@thodu/domain/safety/trusted";
import { useEffect, useId, useRef, useState } from "react";
import * as t from "@messages/danger";
import { ButtonLink } from "../../ui/Button";
import { trusted } from "../trusted";
import "./written-danger.css";

const [teleManas, , emergency] = helpLines;

/** For somebody who wrote of danger to people who read it later: whom they can call, and who listens now. */
export function WrittenDanger() {
  const id = useId();
  const [friend] = useState(trusted);
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const own = friend ? [{ name: friend.name, link: callTo(friend), number: friend.number }] : [];
  const lines = [...[teleManas, emergency].map((line) => ({ ...line, name: t.names[line.id] })), ...own];
  return (
    <section ref={box} tabIndex={-1} className="written-danger" aria-labelledby={id}>
      <h2 id={id}>{t.title}</h2>
      <p>{t.text}</p>
      <ul role="list">
        {lines.map(({ name, link, number }) => (
          <li key={link}>
            <a href={link}>
              <b>{number}</b> <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink to="/chat">{t.talk}</ButtonLink>
    </section>
  );
}
