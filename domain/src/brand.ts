/** Everything about the organisation that a deployment may change, in one place. */
export const brand = {
  name: "Thodu",
  supportEmail: "care@thodu.example",
  supportPhone: "+91 40 4000 0000",
  supportPhoneLink: "tel:+914040000000",
  /** The number that a listener calls for help in a crisis. */
  supervisorPhone: "+91 40 4000 0001",
  supervisorPhoneLink: "tel:+914040000001",
  address: "Thodu, Banjara Hills, Hyderabad, Telangana 500034, India",
} as const;

/** Free public help lines of India: Tele-MANAS (Ministry of Health, 24 hours) and the emergency number. */
export const helpLines = [
  { id: "tele-manas", number: "14416", link: "tel:14416" },
  { id: "tele-manas-toll-free", number: "1-800-891-4416", link: "tel:18008914416" },
  { id: "emergency", number: "112", link: "tel:112" },
] as const;

/**
 * Free help lines of other organisations, which a listener may name: AASRA, Vandrevala, iCALL, Sneha (published
 * numbers).
 */
export const otherHelpLines = ["+91 98204 66726", "+91 9999 666 555", "+91 91529 87821", "+91 44 2464 0050"];
