export const title = "Before your first conversation";
export const lead = "Five minutes now, so that you and the people you listen to are safe. Please tick each point.";
export const points: readonly string[] = [
  "I listen and do not judge. I give no diagnosis, no medical advice and no promises.",
  "What I read stays here: no copies, no photos, no names, also not at home.",
  "I share no numbers, addresses, links or meetings, and ask for none.",
  "When somebody may be in danger I stay, name 112 and Tele-MANAS 14416, and do not end the chat.",
  "I am never rude, never flirt, never ask for money, and report whoever is.",
  "I stop when I am tired, and tell the team when something was hard.",
];
export const missing = "Please tick every point first.";
export const agree = "I agree";
export const later = "Later";
