/** As many records of each kind as the server tells of a person; where there are as many, there may be more. */
export const NEWEST = 10;
