import { phoneLink } from "@thodu/domain/phoneLink";
import { callThem } from "@messages/monitoring";

interface Props {
  readonly phone: string;
  readonly isButton?: boolean;
}

/** The number of a listener's profile, which the device can call. */
export const PhoneLink = ({ phone, isButton = false }: Props) => (
  <a className={isButton ? "button button--small" : undefined} href={phoneLink(phone)}>
    {callThem(phone)}
  </a>
);
