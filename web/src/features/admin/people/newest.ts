/** The most records of each kind that the server sends of a person. If there are as many, there may be more. */
export const NEWEST = 10;
