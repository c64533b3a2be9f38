export const title = "Before your first conversation";
export const lead = "This takes a minute and keeps you and the people you listen to safe. Please tick each point.";
export const points: readonly string[] = [
  "I listen and do not judge. I give no diagnosis, no medical advice and no promises.",
  "What I read stays here. I make no copies or photos, and I tell nobody outside the team, not even at home.",
  "I give no numbers, addresses or links, and I ask for none. I do not meet people outside Thodu.",
  "When somebody may be in danger, I stay, tell them about 112 and Tele-MANAS 14416, and do not end the chat.",
  "I am never rude, never flirt and never ask for money. I report anybody who does.",
  "I stop when I am tired, and tell the team when something was hard.",
];
export const missing = "Please tick every point first.";
export const agree = "I agree";
export const later = "Later";
