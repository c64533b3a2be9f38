import { brand } from "@thodu/domain/brand";
import { contact } from "@messages/site";
import { Postbox } from "../../ui/illustrations/Postbox";

export const Contact = () => (
  <div className="beside contact">
    <div>
      <h1>{contact.title}</h1>
      <p className="lead">{contact.text}</p>
      <p>
        <a className="button" href="/support">
          {contact.write}
        </a>
      </p>
      <dl>
        <div>
          <dt>{contact.email}</dt>
          <dd>
            <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
          </dd>
        </div>
        <div>
          <dt>{contact.phone}</dt>
          <dd>
            <a href={brand.supportPhoneLink}>{brand.supportPhone}</a>
          </dd>
        </div>
        <div>
          <dt>{contact.address}</dt>
          <dd>
            <address>{brand.address}</address>
          </dd>
        </div>
      </dl>
      <h2>{contact.paymentTitle}</h2>
      <p>{contact.payment}</p>
      <h2>{contact.urgentTitle}</h2>
      <p>{contact.urgent}</p>
    </div>
    <Postbox />
  </div>
);
