import { brand } from "@thodu/domain/brand";

interface Props {
  /** Makes the sentence of a phone number and an address. */
  readonly words: (phone: string, address: string) => string;
}

/** A sentence with our phone number and e-mail address, both as links. */
export function OurContacts({ words }: Props) {
  const links = [
    { shown: brand.supportPhone, to: brand.supportPhoneLink },
    { shown: brand.supportEmail, to: `mailto:${brand.supportEmail}` },
  ];
  const marked = words("\n0\n", "\n1\n").split("\n");
  return marked.map((part, at) => {
    const link = at % 2 === 1 ? links[Number(part)] : undefined;
    return link ? (
      <a key={link.to} href={link.to}>
        {link.shown}
      </a>
    ) : (
      part
    );
  });
}
