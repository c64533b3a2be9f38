/** In a crisis: true while another listener is asked, and while none is found. */
export const notAnswered = "మీ మాట వినేవారు ఇంకా జవాబివ్వలేదు. మీ కోసం మరొకరిని కూడా వెతుకుతున్నాం.";
export const helpLine = "టెలి-మానస్ 14416కు పగలూ రాత్రీ ఫోన్ చేయవచ్చు.";
