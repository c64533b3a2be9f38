import { parted } from "@messages/parted";

/** In the log, loaded only when it is needed: the person asked, in a report, for another listener. */
export const Parted = () => parted;
