import { brand } from "@thodu/domain/brand";
import { supervisorPhone } from "@messages/supervisor";

interface Props {
  readonly small?: boolean;
  /** It is the first way to take. */
  readonly isFirst?: boolean;
}

/** Calls the team by telephone. */
export const SupervisorPhone = ({ small = false, isFirst = false }: Props) => (
  <a
    className={`button${small ? " button--small" : ""}${isFirst ? "" : " button--outline"}`}
    href={brand.supervisorPhoneLink}
  >
    {supervisorPhone(brand.supervisorPhone)}
  </a>
);
