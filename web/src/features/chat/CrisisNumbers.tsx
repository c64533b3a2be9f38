import { helpLines } from "@thodu/domain/brand";
import { callTo } from "@thodu/domain/safety/trusted";
import { useState } from "react";
import * as t from "@messages/crisis";
import { trusted } from "../../conversation/trusted";
import "./crisis.css";

/** Whom somebody in danger can call at once: the help lines, and whoever they trust, as this device keeps them. */
export function CrisisNumbers() {
  const [friend] = useState(trusted);
  return (
    <ul role="list" className="crisis__lines">
      {helpLines.map(({ id, link, number }) => (
        <li key={id}>
          <a href={link}>
            <span>{t.names[id]}</span> <b>{number}</b>
          </a>
        </li>
      ))}
      {friend && (
        <li>
          <a href={callTo(friend)}>
            <span>{friend.name}</span> <b>{friend.number}</b>
          </a>
        </li>
      )}
    </ul>
  );
}
