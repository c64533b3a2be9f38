/** Once something was written without a network. */
export const offlineHelp = "14416, 112కు ఫోన్ చేయడానికి నెట్ అవసరం లేదు.";
/** In the conversation, in the place of who is here. */
export const cameBefore = "వినేవారు వచ్చారు. కనెక్షన్ లేదు, వారు ఇంకా ఉన్నారో లేదో తెలియదు.";
