import { kept } from "../../lib/storage";

const KEY = "thodu.exercise";

/** What one may do while one waits, in the order in which it is offered. */
export const EXERCISES = ["breathing", "senses", "body", "counting"] as const;
export type Exercise = (typeof EXERCISES)[number];

/** The exercise that was chosen last in this tab, else breathing. */
export const chosenExercise = (): Exercise => EXERCISES.find((each) => each === kept.get(KEY)) ?? "breathing";

export const keepExercise = (exercise: Exercise): void => kept.set(KEY, exercise);
