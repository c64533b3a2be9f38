/** A note for oneself in three steps. It is written in distress: one short question at a time. */
export const title = "A small note for yourself";
export const steps = [
  { label: "What weighs most", question: "What weighs most on you right now?" },
  { label: "One small thing", question: "What is one small thing that could help a little?" },
  { label: "When", question: "When could you do it?" },
];
export const empty = "Nothing is written yet.";
export const stays = "It stays on this device. Nobody reads it unless you send it.";
export const handed = "It is in the chat now. The listener who answers will read it.";
export const back = "Back";
export const next = "Next";
export const remove = "Delete the note";
export const hand = "Send it to the listener";
