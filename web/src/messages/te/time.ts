export const today = "ఈ రోజు";
export const yesterday = "నిన్న";
export const justNow = "ఇప్పుడే";
