/** The row of a case on a phone, which opens the rest. */

/** What an open case asks for. */
export const due = {
  reach: "వాలంటీర్‌తో మాట్లాడండి",
  read: "రాసినది చదవండి",
  look: "ఎవరు వేచి ఉన్నారో చూడండి",
  decide: "నిర్ణయించండి",
  close: "మూసేయండి",
};
export const closed = "మూసేశారు";
