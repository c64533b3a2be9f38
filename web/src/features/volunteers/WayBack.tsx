import { exit } from "@messages/volunteers";
import { Icon } from "../../ui/barIcons";

/** What the way back to Home shows. Its word is also that of quick exit, which leads out of Thodu and has no arrow back. */
export const WayBack = () => (
  <>
    <Icon size={20}>
      <path d="M20 12H5m5.5-6L4.5 12l6 6" />
    </Icon>
    {exit}
  </>
);
