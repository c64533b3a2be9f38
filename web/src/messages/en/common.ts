export const close = "Close";
export const loading = "Loading...";
