export const label = "How serious is it?";
/** `label` in short, on a phone. */
export const labelShort = "Risk:";
export const levels = { none: "None", concern: "Concern", crisis: "Crisis" };
export const lowered = (alias: string, level: string) => `${alias}: the level is lowered to ${level}.`;
/** After a press on the current level. */
export const confirmed = (level: string) => `The level is confirmed: ${level}.`;
export const guide = "What helps now";
export const steps = [
  "Stay with them. Answer soon and in short, calm words; say that you are glad they told you.",
  "Ask plainly: “Are you thinking of ending your life?” Asking does not put the idea there.",
  "Ask whether they are alone, and whether something they could hurt themselves with is near. Ask them to move away from it, or to give it to someone.",
  "Ask them to call Tele-MANAS 14416, free, day and night, or 112 if they are hurt or in danger. Stay in the chat while they call.",
  "Do not promise to keep it secret, do not argue or preach, and do not end the chat before they are safe enough for now. Tell your supervisor.",
];
export const kept =
  "Raise or lower the level when you know more. The level you set is kept, without the messages, to improve our automatic check.";
