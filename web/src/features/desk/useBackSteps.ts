import { useEffect, useRef } from "react";

const KEY = "deskLevel";

function state(): object {
  const here: unknown = history.state;
  return typeof here === "object" && here !== null ? here : {};
}

/** Levels below the list (list 0, conversation 1, notes 2) of the current history entry. */
function levelHere(): number {
  const level: unknown = Reflect.get(state(), KEY);
  return typeof level === "number" ? level : 0;
}

/**
 * The browser's Back button, with one history entry for each level below the list (0): `onBack` goes up to a level.
 * When the page itself goes up, the entries that it leaves are removed too, so that none of them leads nowhere.
 */
export function useBackSteps(level: number, onBack: (to: number) => void): void {
  const latest = useRef({ level, onBack, returning: false });
  useEffect(() => {
    latest.current = { ...latest.current, level, onBack };
  });
  useEffect(() => {
    const { current } = latest;
    const align = (): void => {
      const here = levelHere();
      const { level: wanted } = latest.current;
      for (let next = here + 1; next <= wanted; next += 1) history.pushState({ ...state(), [KEY]: next }, "");
      if (wanted >= here) return;
      latest.current.returning = true;
      history.go(wanted - here);
    };
    if (!current.returning) align();
    const hear = (): void => {
      const isOwn = latest.current.returning;
      latest.current.returning = false;
      if (!isOwn && levelHere() < latest.current.level) latest.current.onBack(levelHere());
      else align();
    };
    addEventListener("popstate", hear);
    return () => removeEventListener("popstate", hear);
  }, [level]);
}
