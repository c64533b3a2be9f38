export const close = "बंद करें";
export const loading = "खुल रहा है...";
