import type { Risk } from "@thodu/domain/safety/levels";
import { useEffect } from "react";

/** What buttons of single parts of the desk do. */
interface Acts {
  accept: () => void;
  pass: () => void;
  level: (level: Risk) => void;
}

/** What the palette can do of that now: the parts that are shown have given it. */
export const paletteActs: { [Name in keyof Acts]?: Acts[Name] | undefined } = {};

/** Lets the palette do what a button of this part does, while the part is shown. */
export function usePaletteAct<Name extends keyof Acts>(name: Name, act: Acts[Name]): void {
  useEffect(() => {
    paletteActs[name] = act;
    return () => {
      if (paletteActs[name] === act) paletteActs[name] = undefined;
    };
  });
}
