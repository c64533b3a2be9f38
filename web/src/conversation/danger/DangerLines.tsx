import { helpLines } from "@thodu/domain/brand";
import { phoneLink } from "@thodu/domain/phoneLink";
import { useState } from "react";
import { names } from "@messages/danger";
import { trusted } from "../trusted";
import "./written-danger.css";

const [teleManas, , emergency] = helpLines;

/** Help lines for somebody in danger, and the trusted person whose number this device keeps. */
export function DangerLines() {
  const [friend] = useState(trusted);
  const own = friend ? [{ name: friend.name, link: phoneLink(friend.number), number: friend.number }] : [];
  const lines = [...[teleManas, emergency].map((line) => ({ ...line, name: names[line.id] })), ...own];
  return (
    <ul role="list">
      {lines.map(({ name, link, number }) => (
        <li key={link}>
          <a href={link}>
            <b>{number}</b> <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
