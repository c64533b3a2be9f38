export const asTable = "పట్టికగా";
export const when = "ఎప్పుడు";
