import { hasRole, type AdminRole } from "@thodu/domain/accounts/adminRoles";
import { useEffect, type ComponentType, type ReactNode } from "react";
import * as t from "@messages/adminArea";
import { useOnline } from "../../lib/hooks/useOnline";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { Navigate, useLocation } from "../../lib/router";
import { ButtonLink } from "../../ui/Button";
import { Empty } from "../../ui/Empty";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { AdminNav } from "./AdminNav";
import { WaitsInCrisisProvider, useCrises } from "./api/useCrises";
import { useClosedAnswers } from "./parts/useClosedAnswers";
import { addressOf, sectionsFor, type Section } from "./sections";
import "./parts/area.css";

interface Props {
  readonly roles: readonly AdminRole[];
  /** Catches errors of a section and shows a message instead. */
  readonly Boundary: ComponentType<{ readonly children: ReactNode }>;
  /** Called with the name of the section that is shown; null for none. */
  readonly onSection: (name: string | null) => void;
}

/** The admin area: the sections that belong to the reader's work, each under its own address. */
export function AdminScreen({ roles, Boundary, onSection }: Props) {
  const { pathname } = useLocation();
  const online = useOnline();
  const sections = sectionsFor(roles);
  const current = sections.find(({ key }) => `${pathname}/`.startsWith(`${addressOf(key)}/`)) ?? null;
  const name = current && t.sectionNames[current.key];
  const [first] = sections;
  const crises = useCrises(hasRole(roles, "safety"));
  useEffect(() => onSection(name), [name, onSection]);
  useClosedAnswers();

  if (pathname === "/admin" && first) return <Navigate to={addressOf(first.key)} />;
  return (
    <div className="area">
      <AdminNav sections={sections} roles={roles} current={current} crises={crises} />
      <div className="area__content">
        <h1>{name ?? t.area}</h1>
        {!online && <Notice>{t.offline}</Notice>}
        {current ? (
          <WaitsInCrisisProvider value={crises.isAnyWaiting}>
            <Boundary key={current.key}>
              <Shown section={current} />
            </Boundary>
          </WaitsInCrisisProvider>
        ) : (
          <Empty words={t.noSection}>{first && <ButtonLink to={addressOf(first.key)}>{t.toFirst}</ButtonLink>}</Empty>
        )}
      </div>
    </div>
  );
}

function Shown({ section }: { readonly section: Section }) {
  const Content = useLoadedPart(section.load);
  return Content ? <Content /> : <Skeleton lines={6} label={t.loading} slow={t.slow} />;
}
