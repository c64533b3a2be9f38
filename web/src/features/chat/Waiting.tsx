import { useState } from "react";
import { withSound } from "@messages/arrival";
import * as t from "@messages/conversation";
import { setSoundsOnArrival, soundsOnArrival } from "../../lib/chime";
import type { Waits } from "../../conversation/wait/useOrder";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { Switch } from "../../ui/form/Field";
import { chosenExercise, EXERCISES, keepExercise, type Exercise } from "./exercise";
import "./waiting.css";

const loadPlace = async () => (await import("./QueuePlace")).QueuePlace;
const loadNote = async () => (await import("./GuidedNote")).GuidedNote;
const loadExercises = async () => (await import("./Exercises")).Exercises;

interface Props {
  readonly crisis: boolean;
  /** Their conversation; null before it is known. */
  readonly summary?: Waits | null;
  /** Whether something calm to do is offered until a listener comes, in rows that open. */
  readonly calm: boolean;
  /** Sends a message; null if none can be sent. */
  readonly onHand: ((text: string) => void) | null;
}

/**
 * Shown below the messages until a listener comes: the place in the queue and something calm to do. Parts that load
 * later have their space from the beginning, so that nothing above moves.
 */
export function Waiting({ crisis, summary = null, calm, onHand }: Props) {
  const QueuePlace = useLoadedPart(loadPlace);
  const GuidedNote = useLoadedPart(loadNote);
  return (
    <div className="chat__waiting">
      {QueuePlace && <QueuePlace crisis={crisis} summary={summary} />}
      {calm && <CalmCard />}
      {calm && (GuidedNote ? <GuidedNote onHand={onHand} /> : <div className="guided-note--coming" />)}
    </div>
  );
}

/** The exercises to choose from; only breathing until the others are loaded, or if they can't be. */
function CalmCard() {
  const Exercises = useLoadedPart(loadExercises);
  const [chosen, setChosen] = useState(chosenExercise);
  const [sounds, setSounds] = useState(soundsOnArrival);
  const choose = (exercise: Exercise): void => {
    setChosen(exercise);
    keepExercise(exercise);
  };
  const change = (on: boolean): void => {
    setSounds(on);
    setSoundsOnArrival(on);
  };
  return (
    <details className="breathe">
      <summary>{t.calmTitle}</summary>
      {Exercises ? (
        <Exercises exercises={EXERCISES} chosen={chosen} onChoose={choose} />
      ) : (
        <div className="exercises--coming" />
      )}
      {(!Exercises || chosen === "breathing") && <Breathing />}
      <Switch label={withSound} on={sounds} onChange={change} />
    </details>
  );
}

/** Does not move if reduced motion is preferred. */
const Breathing = () => (
  <div className="breathe__words">
    <div className="breathe__circle" aria-hidden="true">
      <span className="breathe__in">{t.breatheIn}</span>
      <span className="breathe__out">{t.breatheOut}</span>
    </div>
    <div className="soft small">
      <p>{t.breatheText}</p>
      <p>{t.breatheTold}</p>
    </div>
  </div>
);
