export const heading = "Volunteers";
export const lead = "Who may listen to the people who write to Thodu. Everything you decide here is recorded.";
export const search = "Find by email";
export const searchHelp = "Looks through what is loaded below.";
export const applications = "Applications";
export const listeners = "Approved listeners";
export const loading = "Loading…";
export const offline = "You are offline. The lists go on as soon as the network is back.";
export const refused = "The list could not be loaded.";
export const tryAgain = "Try again";
export const noApplications = "No applications are waiting.";
export const noListeners = "Nobody is approved yet.";
export const noMatch = "Nobody here has this in their email.";
export const more = "Show more";

export const appliedOn = (day: string) => `Applied: ${day}`;
export const approvedOn = (day: string) => `Approved: ${day}`;
export const endedOn = (day: string) => `Approval withdrawn: ${day}`;
export const noName = "No name given";
export const about = "About this person";
export const bio = "Bio";
export const experience = "Experience";
export const holding = (count: number) => (count === 1 ? "In 1 conversation" : `In ${count} conversations`);

export const approve = "Approve";
export const approving = "Approving...";
export const approveTitle = "Let this person listen?";
export const approveText =
  "They can log in as a volunteer at once, see who is waiting, and answer the people they pick.";
export const approved = (email: string) => `${email} can listen now.`;
export const unconfirmed = "Address not confirmed";
export const unconfirmedText =
  "Nobody has confirmed this address yet, so it may be mistyped or somebody else’s. Approve all the same?";
export const approveAnyway = "Approve all the same";

export const revoke = "Revoke";
export const revoking = "Revoking...";
export const revokeTitle = "Withdraw this approval?";
export const revokeText =
  "They lose access at once, also on pages that are open. The people they are with go back to the queue at once and are told that their listener had to leave.";
export const revoked = (email: string) => `${email} can no longer listen. Their people are back in the queue.`;

export const cancel = "Cancel";
export const notYourself = "Nobody decides about themselves. Please ask another admin.";
export const gone = "This account is gone. It can neither be approved nor revoked.";
