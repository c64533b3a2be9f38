const QUALITIES = [
  "Amber",
  "Brave",
  "Calm",
  "Clear",
  "Gentle",
  "Golden",
  "Green",
  "Kind",
  "Little",
  "Misty",
  "Morning",
  "Quiet",
  "Silver",
  "Soft",
  "Still",
  "Summer",
  "Velvet",
  "Warm",
  "White",
  "Winter",
] as const;
const THINGS = [
  "Banyan",
  "Breeze",
  "Cedar",
  "Cloud",
  "Fern",
  "Harbour",
  "Heron",
  "Jasmine",
  "Koel",
  "Lake",
  "Lamp",
  "Lotus",
  "Mango",
  "Meadow",
  "Monsoon",
  "Neem",
  "River",
  "Sparrow",
  "Star",
  "Tamarind",
] as const;

/** 32-bit FNV-1a over UTF-16 code units (http://www.isthe.com/chongo/tech/comp/fnv/). */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** The name under which listeners see a customer: always the same, and without a hint of who they are. */
export function aliasFor(customerId: string): string {
  const h = hash(customerId);
  const quality = QUALITIES[h % QUALITIES.length] ?? QUALITIES[0];
  const thing = THINGS[Math.floor(h / 32) % THINGS.length] ?? THINGS[0];
  return `${quality} ${thing} ${100 + (Math.floor(h / 1024) % 900)}`;
}
