import { Fragment, useState } from "react";
import * as t from "@messages/deskPanes";
import { Dialog } from "../../../ui/Dialog";
import { Checkbox } from "../../../ui/form/Field";
import { setSingleKeys, usesSingleKeys } from "./useKeys";
import "./palette.css";

const rows: readonly (readonly [string, keyof typeof t.keys])[] = [
  ["j", "next"],
  ["k", "previous"],
  ["Enter", "open"],
  ["r", "reply"],
  ["n", "note"],
  ["Ctrl Enter · ⌘ Enter", "saveNote"],
  ["/", "find"],
  ["Ctrl K · ⌘ K", "palette"],
  ["Alt A", "accept"],
  ["Alt P", "pass"],
  ["?", "help"],
];

/** Explains the shortcuts, and lets the listener switch off those of one key. */
export function Shortcuts({ onClose }: { readonly onClose: () => void }) {
  const [on, setOn] = useState(usesSingleKeys);
  return (
    <Dialog open title={t.shortcuts} onClose={onClose}>
      <dl className="keys">
        {rows.map(([key, act]) => (
          <div key={key}>
            <dt>
              {key.split(" · ").map((each) => (
                <Fragment key={each}>
                  <kbd>{each}</kbd>{" "}
                </Fragment>
              ))}
            </dt>
            <dd>{t.keys[act]}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t.singleKeys}
        checked={on}
        onChange={({ target }) => {
          setSingleKeys(target.checked);
          setOn(target.checked);
        }}
      />
      <p className="soft small">{t.singleKeysHelp}</p>
    </Dialog>
  );
}
