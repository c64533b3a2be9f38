/** A mailto: address with subject and text filled in (RFC 6068: line breaks as CRLF). */
export const mailLink = (to: string, subject: string, body: string): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll(/\r\n|\r|\n/g, '\r\n'))}`;
