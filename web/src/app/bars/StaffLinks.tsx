import { admin, volunteerChat } from "@messages/bars";
import { useSession } from "../../lib/session";
import { BarLink } from "./Bar";

/** The links of an admin and of a listener to their work, in each bar for people who are signed in. */
export function StaffLinks() {
  const { claims } = useSession();
  return (
    <>
      {(claims.admin || claims.safety || claims.money) && <BarLink to="/admin">{admin}</BarLink>}
      {claims.volunteer && <BarLink to="/volunteer-chat">{volunteerChat}</BarLink>}
    </>
  );
}
