/** For a listener in a call whose caller may be in danger: the button in the call bar, and its dialog. */
export const open = "Crisis help";
export const title = "If the caller is in danger";
export const steps = [
  "Stay on the line. Speak slowly and calmly; say that you are glad they told you.",
  "Ask plainly: “Are you thinking of ending your life?” Asking does not put the idea there.",
  "Ask whether they are alone, and whether something they could hurt themselves with is near. Ask them to move away from it, or to give it to someone.",
  "Tell them of Tele-MANAS 14416, free, day and night, and of 112 if they are hurt or in danger.",
  "Do not promise to keep it secret, do not argue or preach, and do not hang up first. Tell your supervisor.",
];
export const flag = "Mark this call as a crisis";
export const flagText =
  "If they think of ending their life, mark it here: then no time limit ends this call. If they have a chat, whoever answers it sees this too.";
export const flagged = "This call is marked as a crisis, by you or by what they wrote. No time limit ends it.";
/** In the bar of the call. In a small window the bar has only this sentence. */
export const inCrisis = "The caller is in a crisis.";
export const inCrisisAsk = "Ask plainly whether they think of ending their life. No time limit ends this call.";
/** `flagged` and `flagText` after the call. */
export const flaggedAfter =
  "They were in a crisis: whoever answers their chat sees it, and no limit ends their next call.";
export const flagTextAfter =
  "If they were thinking of ending their life, mark it here: whoever answers their chat sees it, and no limit ends their next call.";
/** After a call whose end the server has stored. */
export const endedInCrisis = "They were in a crisis; the team has been told.";
/** After the listener ended the call here: without a network the server learns of it later. */
export const endingInCrisis = "They were in a crisis. The team will be told that this call has ended.";
/** Asked before a listener ends a call in a crisis. The two questions of a conversation's end follow. */
export const endTitle = "End a call in a crisis?";
export const endText = "The call goes on while you answer. End it only if they are safe enough for now.";
export const endCall = "End the call";
export const backToCall = "Back to the call";
/** In place of the question of `endTitle`, if the call has ended meanwhile. */
export const overTitle = (alias: string) => `The call with ${alias} has ended`;
export const overText = "The team has a case about this call. Please tell them what you know.";
export const tellTeam = "Tell the team";
/** The server refused it for good, for example after ten minutes. */
export const notTold = "What you wrote about the call did not reach the team. Please tell your supervisor.";
/** Beside the caller's alias while the call rings. */
export const crisis = "Crisis";
