export const logoutTitle = (count: number) =>
  count === 1 ? "Log out while somebody is with you?" : `Log out while ${count} people are with you?`;
export const logoutText = (count: number) =>
  count === 1
    ? "The person goes back to the queue and is told that you had to leave."
    : "They go back to the queue and are told that you had to leave.";
export const logoutCrisis = (alias: string) =>
  `${alias} is in a crisis. If you can, stay, or hand the chat over to a colleague first.`;
export const logoutLeave = "Return to the queue and log out";
export const stay = "Stay";
