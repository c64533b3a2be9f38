import { brand } from "@thodu/domain/brand";
import { supervisorPhone } from "@messages/supervisor";

/** Calls the team by telephone. */
export const SupervisorPhone = ({ small = false }: { readonly small?: boolean }) => (
  <a className={`button ${small ? "button--small " : ""}button--outline`} href={brand.supervisorPhoneLink}>
    {/* One word for a flex box, which would drop the spaces between its items. */}
    <span>
      <span className="sr-only">{supervisorPhone.before}</span>
      {supervisorPhone.shown}
      <span className="sr-only">{supervisorPhone.after}</span>: {brand.supervisorPhone}
    </span>
  </a>
);
