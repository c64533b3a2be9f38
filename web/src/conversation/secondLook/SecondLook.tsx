import type { CrisisEnd } from "@thodu/domain/notes/model";
import { trimText } from "@thodu/domain/visible";
import * as w from "@messages/deskWork";
import { Select } from "../../ui/form/Field";
import { KeptText } from "./KeptText";

/** The questions that are asked before a conversation or a call in a crisis ends. */
export const secondLookFields = ["agreed", "whoKnows", "lines"] as const;
export type Looked = (typeof secondLookFields)[number];

const answers = ["yes", "no"] as const;

export const textOf = (form: FormData, name: string): string | null => {
  const value = form.get(name);
  const text = typeof value === "string" ? trimText(value) : "";
  return text === "" ? null : text;
};

/** The answers of the form about a crisis; undefined if one of them is missing. */
export function crisisOf(form: FormData): CrisisEnd | undefined {
  const [agreed, whoKnows, lines] = [textOf(form, "agreed"), textOf(form, "whoKnows"), textOf(form, "lines")];
  return agreed === null || whoKnows === null || lines === null
    ? undefined
    : { agreed, whoKnows, linesGiven: lines === "yes" };
}

interface Props {
  /** The id of the conversation or call. */
  readonly id: string;
  readonly hidden?: boolean;
  readonly fieldOf: (name: Looked) => {
    readonly name: Looked;
    readonly id: string;
    readonly error: string | undefined;
    readonly onChange: () => void;
  };
}

export const SecondLook = ({ id, hidden = false, fieldOf }: Props) => (
  <div className="second-look" hidden={hidden}>
    <div className="stack">
      <KeptText
        {...fieldOf("agreed")}
        field="agreed"
        about={id}
        rows={2}
        label={w.agreed}
        help={w.agreedHelp}
        often={w.oftenAgreed}
        required
      />
    </div>
    <div className="stack">
      <KeptText
        {...fieldOf("whoKnows")}
        field="who-knows"
        about={id}
        rows={2}
        label={w.whoKnows}
        help={w.whoKnowsHelp}
        often={w.oftenKnows}
        required
      />
      <Select {...fieldOf("lines")} label={w.linesGiven} defaultValue="" required>
        <option value="">{w.choose}</option>
        {answers.map((each) => (
          <option key={each} value={each}>
            {w.linesAnswers[each]}
          </option>
        ))}
      </Select>
    </div>
  </div>
);
