export const dismiss = "Close this message";
