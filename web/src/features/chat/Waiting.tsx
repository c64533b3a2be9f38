import { useState } from "react";
import { withSound } from "@messages/arrival";
import * as t from "@messages/conversation";
import { setSoundsOnArrival, soundsOnArrival } from "../../lib/chime";
import { usePart } from "../../conversation/usePart";
import { Switch } from "../../ui/form/Field";
import { chosenExercise, EXERCISES, keepExercise, type Exercise } from "./exercise";
import "./waiting.css";

const loadPlace = async () => (await import("./QueuePlace")).QueuePlace;
const loadNote = async () => (await import("./GuidedNote")).GuidedNote;
const loadExercises = async () => (await import("./Exercises")).Exercises;

interface Props {
  readonly crisis: boolean;
  /** A colleague whom the listener named is being asked: no place in the queue is said meanwhile. */
  readonly handedOver: boolean;
  /** Whether there is something calm to do until a listener comes, in rows that open. */
  readonly calm: boolean;
  /** Sends a message; null where none can be sent. */
  readonly onHand: ((text: string) => void) | null;
}

/**
 * Below what was written, until a listener comes: the place in the queue and something calm to do. What comes later has its
 * room from the beginning, so that nothing above moves.
 */
export function Waiting({ crisis, handedOver, calm, onHand }: Props) {
  const QueuePlace = usePart(loadPlace);
  const GuidedNote = usePart(loadNote);
  return (
    <div className="chat__waiting">
      {QueuePlace && <QueuePlace crisis={crisis} handedOver={handedOver} />}
      {calm && <CalmCard />}
      {calm && (GuidedNote ? <GuidedNote onHand={onHand} /> : <div className="guided-note--coming" />)}
    </div>
  );
}

/** Exercises to choose from; breathing alone until the others are here, or where they can't be had. */
function CalmCard() {
  const Exercises = usePart(loadExercises);
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

/** Stands still where motion is not wanted. */
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
