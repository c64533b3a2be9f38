/** After the words for a payment that was cancelled, where its window was closed. */
export const notCharged = "అక్కడ చెల్లించకపోతే, మీ నుంచి ఏమీ తీసుకోలేదు.";
