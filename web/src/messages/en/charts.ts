export const asTable = "As a table";
export const when = "When";
