export const left = (minutes: number) =>
  `You still have a free call with a volunteer, up to ${minutes} minutes. It counts only if somebody answers.`;
export const use = "To your free call";
