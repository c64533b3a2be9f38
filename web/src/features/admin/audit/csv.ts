/** The beginning of a text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows as a CSV file (RFC 4180). A spreadsheet opens it as UTF-8, and runs none of its texts as a formula. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
