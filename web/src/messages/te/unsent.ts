/** Shown once a message can’t be sent. */
export const offlineHelp = "14416, 112కు ఫోన్ చేయడానికి నెట్ అవసరం లేదు.";
/** In the conversation, in place of the line that says who is here. */
export const cameBefore = "వినేవారు వచ్చారు. కనెక్షన్ లేదు, వారు ఇంకా ఉన్నారో లేదో తెలియదు.";
/** About a message that has not been sent for long, although there is a network. */
export const late = "మీరు రాసింది ఇంకా చేరలేదు.";
