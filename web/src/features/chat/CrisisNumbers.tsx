import { helpLines } from "@thodu/domain/brand";
import { phoneLink } from "@thodu/domain/phoneLink";
import { useState } from "react";
import * as t from "@messages/crisis";
import { trusted } from "../../conversation/trusted";
import "./crisis.css";

const [teleManas, tollFree, emergency] = helpLines;

interface Line {
  readonly name: string;
  readonly link: string;
  readonly number: string;
}

const named = ({ id, link, number }: (typeof helpLines)[number]): Line => ({ name: t.names[id], link, number });

const Numbers = ({ which, lines }: { readonly which: string; readonly lines: readonly Line[] }) => (
  <ul role="list" className={`crisis__lines crisis__lines--${which}`}>
    {lines.map(({ name, link, number }) => (
      <li key={link}>
        <a href={link}>
          <span>{name}</span> <b>{number}</b>
        </a>
      </li>
    ))}
  </ul>
);

/** The two short numbers that somebody in danger can call at once. */
export const FirstNumbers = () => <Numbers which="first" lines={[named(teleManas), named(emergency)]} />;

/** The other numbers: the long number of the help line, and the trusted person whom this device has stored. */
export function OtherNumbers() {
  const [friend] = useState(trusted);
  const own = friend ? [{ name: friend.name, link: phoneLink(friend.number), number: friend.number }] : [];
  return <Numbers which="other" lines={[named(tollFree), ...own]} />;
}
