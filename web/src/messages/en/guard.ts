export const checking = 'Checking permissions...';
export const slow = 'This is taking longer than usual. Your network may be slow.';
export const offline = 'You are offline. This goes on as soon as the network is back.';
export const approvalEnded = 'Your approval as a volunteer has ended. Please ask the team if this surprises you.';
