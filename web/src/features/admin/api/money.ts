/** How many days the chart of money shows. */
export const DAYS_SHOWN = 14;
/** The most orders that the chart counts. */
export const COUNTED_ORDERS = 500;
