/** The time zone of the rota's days and weeks; a listener is shown times in their own zone. */
export const SERVICE_ZONE = "Asia/Kolkata";

/** The name of a time zone: many devices still call India's Asia/Calcutta. */
export const zoneName = (zone: string): string => (zone === "Asia/Calcutta" ? SERVICE_ZONE : zone);

/** The minute of the day until which people count a time as part of the night before. */
const NIGHT_ENDS = 6 * 60;

/** Whether people count a minute of the day (0 to 1439) as part of the night before. */
export const isAfterMidnight = (minute: number): boolean => minute < NIGHT_ENDS;
