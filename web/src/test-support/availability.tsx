import type { Locale } from "@thodu/domain/locale";
import type { Availability } from "@thodu/domain/matching/availability";
import { screen } from "@testing-library/react";
import { AvailabilityBar } from "../features/desk/availability/AvailabilityBar";
import { useAvailability } from "../features/desk/availability/useAvailability";
import { useConduct } from "../features/desk/room/useConduct";
import { useOwnRecord } from "../features/desk/useOwnRecord";
import { someUid } from "./people";
import { show } from "./render";
import { server } from "./server";

interface Given {
  readonly uid: string;
  readonly conductAt?: number | null;
  readonly languages?: readonly Locale[] | null;
  readonly secondLanguages?: readonly Locale[];
}

const ENGLISH: readonly Locale[] = ["en"];
const NONE: readonly Locale[] = [];

/** The availability bar of a listener at their desk. */
export function Bar({ uid, conductAt = 1, languages = ENGLISH, secondLanguages = NONE }: Given) {
  const conduct = useConduct(uid, { conductAt });
  const availability = useAvailability(uid, useOwnRecord(uid));
  return (
    <>
      <AvailabilityBar
        availability={availability}
        record={languages && { languages: [...languages], secondLanguages: [...secondLanguages] }}
        conduct={conduct}
      />
      {conduct.asked && (
        <button type="button" onClick={conduct.onAgreed}>
          I agree
        </button>
      )}
    </>
  );
}

export const openBar = (given: Partial<Given> = {}) => show(<Bar uid={someUid()} {...given} />);

export const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
export const isUnderWay = (name: string) => button(name).getAttribute("aria-disabled") === "true";
export const pressed = (name: string) => button(name).getAttribute("aria-pressed");

/** The server's answer to whatever the listener chooses. */
export const answers = (availability: Availability, restUntil: number | null = null) =>
  server.answers("setAvailability", { availability, restUntil, stretch: 0 });
