/** Days of the chart of money. */
export const DAYS_SHOWN = 14;
/** Orders that the chart counts at most. */
export const COUNTED_ORDERS = 500;
