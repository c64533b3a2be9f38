export const offline = "No connection right now. Help by phone works without internet.";
