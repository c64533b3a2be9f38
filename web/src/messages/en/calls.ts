export const heading = 'Call a Volunteer';
export const lead = 'Need someone to talk to? Connect with a volunteer instantly.';
export const comfort = 'You don’t have to know what to say. Silence is fine too.';

export const callNow = 'Call Now (Free)';
export const gate = 'Go Premium to Continue';
export const gateText = 'Your free call has been used. You can go on writing to a volunteer, and the help lines are always free.';

export const stepsTitle = 'What happens when you tap';
export const steps = (phone: string): readonly string[] => [
  `Your phone opens with our support number, ${phone}. Nothing rings until you press call.`,
  'A volunteer answers and listens. You can hang up at any moment, without a reason.',
];
export const honest = 'Thodu takes nothing for this call; your phone company may charge what it charges for any call. Your number is shown to the person who answers.';
export const soon = 'Calls here in the page, where neither side sees a number, are not open yet.';
export const noPhone = (phone: string) => `No phone at hand? Dial ${phone} from any phone, or write instead.`;

export const writeTitle = 'Rather write?';
export const writeText = 'A volunteer reads what you write, under a made-up name, and answers. Nobody around you hears a word.';
export const write = 'Chat Now';

export const linesTitle = 'If nobody answers, or it can’t wait';
export const linesText = 'These lines are free, day and night.';
export const teleManas = 'Tele-MANAS, the mental health line of the Government of India';
export const tollFree = 'the same line, if 14416 does not connect';
export const emergency = 'Emergency: police, ambulance, fire';
