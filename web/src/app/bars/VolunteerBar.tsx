import { home, logout, myProfile } from "@messages/bars";
import { logoutVolunteer } from "../logout";
import { Bar, BarLink } from "./Bar";

export function VolunteerBar() {
  return (
    <Bar>
      <BarLink to="/volunteer-home">{home}</BarLink>
      <BarLink to="/volunteer-profile">{myProfile}</BarLink>
      <button type="button" className="bar__link" onClick={() => void logoutVolunteer()}>
        {logout}
      </button>
    </Bar>
  );
}

/** Before a volunteer is let in there is nothing to choose from. */
export const VolunteerDoorBar = () => <Bar home="/" />;
