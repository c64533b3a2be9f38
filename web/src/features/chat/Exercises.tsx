import { useEffect, useRef, useState } from "react";
import * as t from "@messages/exercises";
import type { Exercise } from "./exercise";
import "./exercises.css";

interface Step {
  /** What the circle shows. */
  readonly mark: string;
  readonly text: string;
}

const COUNTS = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

/** Breathing has a moving picture, and no steps. */
const stepsOf: Readonly<Record<Exercise, readonly Step[]>> = {
  breathing: [],
  senses: t.senses,
  body: t.body,
  counting: [
    { mark: "10 → 1", text: t.countFirst },
    ...COUNTS.map((count) => ({ mark: String(count), text: t.countBreath(count) })),
  ],
};

interface Props {
  /** In the order in which they are offered. */
  readonly exercises: readonly Exercise[];
  readonly chosen: Exercise;
  readonly onChoose: (exercise: Exercise) => void;
}

/**
 * The choice of exercises and the steps of the chosen one. Nothing advances by itself: each step waits for its reader.
 */
export function Exercises({ exercises, chosen, onChoose }: Props) {
  const [at, setAt] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  const before = useRef(chosen);
  // If the card scrolls inside, the next button is scrolled into view after a choice.
  useEffect(() => {
    if (before.current !== chosen) next.current?.scrollIntoView({ block: "nearest" });
    before.current = chosen;
  }, [chosen]);
  const steps = stepsOf[chosen];
  const step = steps[at];
  const choose = (exercise: Exercise): void => {
    setAt(0);
    onChoose(exercise);
  };
  const goBack = (): void => {
    setAt(at - 1);
    // The pressed button disappears with the first step.
    if (at === 1) next.current?.focus();
  };
  return (
    <>
      <div className="exercises__names" role="group" aria-label={t.choose}>
        {exercises.map((name) => (
          <button
            key={name}
            type="button"
            className="exercises__name"
            aria-pressed={name === chosen}
            onClick={() => choose(name)}
          >
            {t.names[name]}
          </button>
        ))}
      </div>
      {/* Rendered from the beginning, so that a screen reader announces the first step too. */}
      <div className="exercises__step" aria-live="polite">
        {step && (
          <div className="exercises__mark" aria-hidden="true">
            {step.mark}
          </div>
        )}
        {steps.length > 0 && <p>{step ? step.text : t.done}</p>}
      </div>
      {steps.length > 0 && (
        <div className="exercises__buttons">
          {at > 0 && (
            <button type="button" className="button button--small button--quiet" onClick={goBack}>
              {t.back}
            </button>
          )}
          <button
            ref={next}
            type="button"
            className="button button--small button--outline exercises__next"
            onClick={() => setAt(step ? at + 1 : 0)}
          >
            {step ? t.next : t.again}
          </button>
        </div>
      )}
    </>
  );
}
