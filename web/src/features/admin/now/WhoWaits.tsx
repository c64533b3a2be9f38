import type { Output } from "@thodu/domain/contracts";
import { MINUTE } from "@thodu/domain/time";
import * as t from "@messages/monitoring";
import { levels } from "@messages/risk";
import { Empty } from "../../../ui/Empty";
import { languageName } from "../parts/languageName";
import { NamedPerson } from "./NamedPerson";

/** Each of those who wait by their alias, as the way to what an admin may know and do. */
export const WhoWaits = ({ people, more }: Pick<Output<"readDesk">, "people" | "more">) => (
  <div className="area__list">
    <h2 id="who-waits">{t.peopleWaiting}</h2>
    {people.length === 0 ? (
      <Empty words={t.nobodyWaits} />
    ) : (
      <>
        <p className="soft">{t.waitingHelp}</p>
        <ul role="list" className="list" aria-labelledby="who-waits">
          {people.map(({ uid, alias, locale, risk, waited, offered }) => (
            <li key={uid}>
              <NamedPerson person={{ uid, alias }} />
              <p className={risk === "crisis" ? "monitoring__crisis small" : "soft small"}>
                {[
                  t.riskIs(levels[risk]),
                  languageName(locale),
                  t.waitsFor(Math.floor(waited / MINUTE)),
                  ...(offered ? [t.isOffered] : []),
                ].join(" · ")}
              </p>
            </li>
          ))}
        </ul>
        {more > 0 && <p>{t.moreWait(more)}</p>}
      </>
    )}
  </div>
);
