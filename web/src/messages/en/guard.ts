export const checking = "Checking permissions...";
export const slow = "This is taking longer than usual. Your network may be slow.";
export const offline = "You are offline. This continues as soon as the network is back.";
export const approvalEnded = "Your approval as a volunteer has ended. If you did not expect this, please ask the team.";
export const adminsOnly = "This page is for admins";
export const adminsOnlyHint = "You are logged in with an account that is not an admin’s. Ask the team if it should be.";
export const toDashboard = "Go to the dashboard";
