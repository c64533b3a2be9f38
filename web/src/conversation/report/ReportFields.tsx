import type { Complaint } from "@thodu/domain/reports/model";
import type { RefObject } from "react";
import * as t from "@messages/reports";
import { dayAndTime } from "../../lib/time";
import { Checkbox } from "../../ui/form/Field";
import type { Written } from "./lastOfEach";

const categories: readonly Complaint[] = ["harassment", "sexual", "threat", "contact", "spam", "other"];

/** So many characters of a message are enough to recognise it. */
const EXCERPT = 60;
const excerptOf = (text: string): string => (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text);

interface WhatProps {
  readonly ref: RefObject<HTMLFieldSetElement | null>;
  readonly chosen: Complaint | null;
  /** Nothing was chosen when it was to be sent. */
  readonly missing: boolean;
  readonly onChoose: (category: Complaint) => void;
}

/** What happened. */
export const WhatHappened = ({ ref, chosen, missing, onChoose }: WhatProps) => (
  <fieldset ref={ref} className="report__categories" aria-describedby={missing ? "report-missing" : undefined}>
    <legend>{t.what}</legend>
    {missing && (
      <p id="report-missing" className="field__error" role="alert">
        {t.missing}
      </p>
    )}
    {categories.map((each) => (
      <label key={each} className="checkbox">
        <input
          type="radio"
          className="checkbox__input"
          name="category"
          value={each}
          checked={chosen === each}
          onChange={() => onChoose(each)}
        />
        <span>{t.categories[each]}</span>
      </label>
    ))}
  </fieldset>
);

/** Which of several listeners is meant. */
export const WhoWrote = ({ listeners }: { readonly listeners: readonly Written[] }) => (
  <fieldset className="report__categories">
    <legend>{t.whom}</legend>
    {listeners.map(({ messageId, text, timestamp }, index) => (
      <label key={messageId} className="checkbox">
        <input
          type="radio"
          className="checkbox__input"
          name="listener"
          value={messageId}
          defaultChecked={index === 0}
        />
        <span>{t.wrote(dayAndTime(timestamp), excerptOf(text))}</span>
      </label>
    ))}
  </fieldset>
);

interface PartProps {
  readonly side: "customer" | "volunteer";
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

/** Whether the two are never to meet again. */
export const WhetherToPart = ({ side, chosen, onChoose }: PartProps) => (
  <Checkbox
    name="block"
    label={side === "customer" ? t.blockCustomer : t.blockVolunteer}
    checked={chosen}
    onChange={({ target }) => onChoose(target.checked)}
  />
);
