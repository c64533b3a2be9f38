import { brand } from "@thodu/domain/brand";
import { contactUs, copyright, policies, privacy, refund, shipping, terms } from "@messages/footer";
import { useHydrated } from "../lib/hooks/useHydrated";
import { Link } from "../lib/router";

const links = [
  ["/privacy-policy", privacy],
  ["/terms-and-conditions", terms],
  ["/refund-policy", refund],
  ["/shipping-policy", shipping],
  ["/contact-us", contactUs],
] as const;

export function Footer() {
  // The prerendered page has the year of its build. React keeps text that differs, so the paragraph is rendered anew.
  const hydrated = useHydrated();
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
      <p key={String(hydrated)} className="soft small" suppressHydrationWarning>
        {copyright(new Date().getFullYear(), brand.name)}
      </p>
    </footer>
  );
}
