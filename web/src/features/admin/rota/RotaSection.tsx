import { loading, slow, tryAgain } from "@messages/adminArea";
import * as t from "@messages/adminRota";
import { locales } from "../../../lib/locale";
import { useQuery } from "../../../lib/router";
import { isIndia } from "../../../lib/zoneTime";
import { useAnswer } from "../../../lib/useAnswer";
import { Button } from "../../../ui/Button";
import { Empty } from "../../../ui/Empty";
import { Notice } from "../../../ui/Notice";
import { Skeleton } from "../../../ui/Skeleton";
import { readRota } from "../api/rota";
import { languageName } from "../parts/languageName";
import { Tabs } from "../parts/Tabs";
import { Balance, NoShows } from "./Balance";
import { GapList } from "./GapList";
import { HeatMap } from "./HeatMap";
import { Tonight } from "./Tonight";
import "../parts/monitoring.css";
import "./rota.css";

const names: Readonly<Record<string, string>> = {
  all: t.all,
  ...Object.fromEntries(locales.map((each) => [each, languageName(each)])),
};

/**
 * Who is on call tonight, two weeks of need and cover, the gaps with the listeners in them, and how the shifts are
 * distributed.
 */
export function RotaSection() {
  const { answer: rota, trouble, read } = useAnswer(readRota);
  const [query] = useQuery();
  const asked = query.get("language");
  const language = locales.find((each) => each === asked) ?? null;
  return (
    <div className="stack monitoring">
      <p className="lead">{t.lead}</p>
      {trouble !== null && (
        <Notice kind="trouble">
          <p>{trouble}</p>
          <Button small look="outline" onClick={() => void read()}>
            {tryAgain}
          </Button>
        </Notice>
      )}
      {rota === null && trouble === null && <Skeleton lines={8} label={loading} slow={slow} />}
      {rota !== null && (
        <>
          <p className="soft small">{isIndia(rota.zone) ? t.zoneIsIndia : t.zoneIs(rota.zone)}</p>
          <Tabs names={names} shown={language ?? "all"} by="language" keeps="gaps" label={t.forLanguage} />
          {rota.tonight && <Tonight tonight={rota.tonight} zone={rota.zone} language={language} />}
        </>
      )}
      {rota?.days.length === 0 && <Empty words={t.noDays} />}
      {rota !== null && rota.days.length > 0 && (
        <>
          <HeatMap rota={rota} language={language} />
          <GapList rota={rota} language={language} />
          <Balance rota={rota} />
          <NoShows rota={rota} />
        </>
      )}
    </div>
  );
}
