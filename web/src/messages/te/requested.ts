export const seePlans = "ప్రీమియం తీసుకోండి";

export const toChat = "ఈలోగా వాలంటీర్‌తో మాట్లాడండి";
/** Replaces it if the free messages are used up. */
export const toHelpLines = "సహాయ నంబర్లు";

export const pendingTitle = "మీ అభ్యర్థన మా దగ్గర ఉంది";
export const pendingText = "మీ కోసం థెరపిస్ట్‌ను, ఖాళీ సమయాన్ని చూస్తున్నాం. దొరకగానే ఈ పేజీ మారుతుంది; మూసేసినా ఫర్వాలేదు.";
export const pendingWait = "ఖాళీ సమయం చూస్తున్నాం…";
export const noSlot = "రాబోయే రెండు వారాల్లో ఖాళీ సమయం లేదు. మా బృందంలో ఒకరు చూస్తున్నారు; దొరకగానే ఈ పేజీలో చెబుతాం.";
export const sentOn = (when: string) => `పంపినది: ${when}`;
/** Above the form, while another appointment is booked. */
export const freeIsBooked = "మీ ఉచిత సెషన్ పైన ఉన్న అపాయింట్‌మెంట్‌కు బుక్ అయి ఉంది. మరొకటి అడగాలంటే ముందు దాన్ని రద్దు చేయండి, లేదా ప్రీమియం తీసుకోండి.";
