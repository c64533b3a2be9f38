import { OwnTalks } from "./OwnTalks";
import { VolunteerCalls } from "./VolunteerCalls";
import "../../conversation/talk-bar.css";

/** At the lower edge of a listener's pages other than the desk: who waits for them, and below it a ringing call. */
export const ListenerBars = () => (
  <div className="talk-bars">
    <OwnTalks />
    <VolunteerCalls />
  </div>
);
