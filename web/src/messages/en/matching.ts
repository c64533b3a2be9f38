export const heading = 'Request help';
export const lead = 'Someone kind can sit with you for a while. You don’t have to explain why.';
export const requestNow = 'Request Now';
/** Said only when the server has stored the request. */
export const submitted = 'Your request has been submitted!';
export const submittedTitle = 'You are in the queue';
export const place = (position: number) => (position <= 1 ? 'You are next.' : `There are ${position - 1} people before you.`);
export const submittedText = 'A volunteer comes to you in the chat. You can already write there.';

export const soon = 'This button does not reach the volunteers by itself yet. The chat does: there you are in the queue with your first message.';
export const closedTitle = 'Write to a listener instead';
export const closedText = 'Nothing was sent just now, because requests are not open yet. In the chat a volunteer reads what you write, even one word like “hello”.';
export const toChat = 'Open the chat';
export const toCall = 'Call a volunteer';
export const what = 'What happens then';
export const steps: readonly string[] = [
  'A volunteer who is free takes your conversation and answers.',
  'They see a made-up name, never your e-mail or your number.',
  'You can stop at any moment and come back on any day.',
];
