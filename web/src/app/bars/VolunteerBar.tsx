import { home, logout, myProfile } from "@messages/bars";
import { logoutVolunteer } from "../logout";
import { Bar, BarLink } from "./Bar";
import { StaffLinks } from "./StaffLinks";

export function VolunteerBar() {
  return (
    <Bar>
      <BarLink to="/volunteer-home">{home}</BarLink>
      <BarLink to="/volunteer-profile">{myProfile}</BarLink>
      <StaffLinks />
      <button type="button" className="bar__link" onClick={() => void logoutVolunteer()}>
        {logout}
      </button>
    </Bar>
  );
}

/** The bar for somebody who is not let in yet: there is nothing to choose from. */
export const VolunteerDoorBar = () => <Bar home="/" />;
