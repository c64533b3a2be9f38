export const hours = "By hour and risk";
export const explained =
  "The last 14 days, by the hour (India time) in which people began to wait, and by their risk when the wait ended.";
/** Explains the words of a chart. */
export const howEnded =
  "A listener came: somebody accepted them, but may have written nothing yet. Left: they left the queue. Lost: their page was gone before anyone came; whoever came back is counted again.";
export const lost = "Lost";
export const risk = "Risk";
export const hour = "Hour";
export const allHours = "All hours";
export const atRisk = { crisis: "Crisis, by hour", concern: "Concern, by hour", none: "Others, by hour" };
export const ended = "How waits ended";
export const tonight = "This night, since 9 pm:";
export const lastNight = "Last night, 9 pm to 6 am:";
export const ofLastNight = (all: number, taken: number, left: number, closed: number) =>
  `${all === 1 ? "One wait" : `${all} waits`} ended: ${taken} with a listener, ${left} left the queue, ${closed} closed the page before anybody came.`;
/** Before `ofLastNight`. */
export const lastWeek = "Last seven days:";
export const soonOf = (count: number, of: number) =>
  `Of ${of === 1 ? "the one" : `the ${of}`} with a listener, ${count} got one within a minute.`;
/** The charts of the last 14 days. */
export const charts = { waits: "Waits", work: "Flags and hours" } as const;
export const whichCharts = "Which charts";
