import { kept } from "../../lib/storage";

const KEY = "thodu.exercise";

/** The exercises for waiting people, in the order in which they are offered. */
export const EXERCISES = ["breathing", "senses", "body", "counting"] as const;
export type Exercise = (typeof EXERCISES)[number];

/** The exercise that was last chosen in this tab, or else breathing. */
export const chosenExercise = (): Exercise => EXERCISES.find((each) => each === kept.get(KEY)) ?? "breathing";

export const keepExercise = (exercise: Exercise): void => kept.set(KEY, exercise);
