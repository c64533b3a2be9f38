/** The exercises other than breathing. They are read in distress: short sentences, with one thing to do in each. */
export const choose = "Choose an exercise";
export const names = { breathing: "Breath", senses: "Senses", body: "Body", counting: "Counting" };
export const next = "Next";
export const back = "Back";
export const again = "Start again";
export const done = "That was all. You can start again or choose another one. We tell you when a listener is here.";

export const senses = [
  { mark: "5", text: "Look around slowly. Name 5 things that you see: a door, a lamp, anything." },
  { mark: "4", text: "Touch 4 things, one by one: your clothes, the chair, the floor, your own hands." },
  { mark: "3", text: "Listen. Find 3 sounds, near or far." },
  { mark: "2", text: "Find 2 things to smell: soap, cloth, the air. Or think of two smells that you like." },
  { mark: "1", text: "Notice 1 taste. Drink a little water, or think of a taste that you like." },
];

export const body = [
  {
    mark: "Body",
    text: "Sit or lie as you like. Your eyes can stay open. Leave out any part that does not feel good.",
  },
  { mark: "Feet", text: "Press your feet gently against the floor. Then let them go loose." },
  { mark: "Legs", text: "Feel where your legs rest. Let them be heavy." },
  { mark: "Belly", text: "Feel your belly move with your breath. You need not change anything." },
  { mark: "Hands", text: "Close your hands gently. Then open them." },
  { mark: "Shoulders", text: "Lift your shoulders a little. Then let them drop." },
  { mark: "Face", text: "If your teeth are clenched, let your jaw go loose. Let your forehead go loose too." },
];

export const countFirst = "Ten breaths, counted back from 10. Press ‘Next’ after each breath. There is no hurry.";
export const countBreath = (count: number) =>
  `Breathe in gently. Breathe out slowly, and count in your mind: ${count}.`;
