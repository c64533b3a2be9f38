export const title = "You are with somebody in a crisis";
export const text = (alias: string) =>
  `While you are away, ${alias} stays with you. Others are asked only after a minute and a half without an answer. If you need a break now, hand the chat over or return it first; your break begins by itself as soon as they are no longer with you.`;
export const stay = "Stay";
export const handOver = "Hand over or return";
export const leave = "Take the break anyway";
