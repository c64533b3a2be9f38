import { brand } from "@thodu/domain/brand";
import { contact } from "@messages/site";

/** How to reach the team: form, e-mail, phone and address in one line. */
export const Reach = () => (
  <>
    <a className="line-link" href="/support">
      {contact.write}
    </a>
    {" · "}
    <a className="line-link" href={`mailto:${brand.supportEmail}`}>
      {brand.supportEmail}
    </a>
    {" · "}
    <a className="line-link" href={brand.supportPhoneLink}>
      {brand.supportPhone}
    </a>
    {" · "}
    {brand.address}
  </>
);
