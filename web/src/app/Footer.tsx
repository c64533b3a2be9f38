import { brand } from "@thodu/domain/brand";
import { contactUs, copyright, policies, privacy, refund, shipping, terms } from "@messages/footer";
import { Link } from "../lib/router";

const links = [
  ["/privacy-policy", privacy],
  ["/terms-and-conditions", terms],
  ["/refund-policy", refund],
  ["/shipping-policy", shipping],
  ["/contact-us", contactUs],
] as const;

// The year of the build in the prerendered page, the reader's afterwards.
const year = new Date().getFullYear();

export function Footer() {
  return (
    <footer className="footer">
      <nav aria-label={policies}>
        <ul role="list" className="footer__links">
          {links.map(([to, words]) => (
            <li key={to}>
              <Link to={to}>{words}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="soft small" suppressHydrationWarning>
        {copyright(year, brand.name)}
      </p>
    </footer>
  );
}
