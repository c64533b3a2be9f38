interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
  readonly link?: { readonly to: string; readonly words: string };
}

export const heading = "Support";
export const lead = "Answers to what people ask us most, and a way to reach our team.";

export const faqTitle = "Frequently asked questions";
export const search = "Search the questions";
export const searchHelp = "One word is enough, such as “privacy”.";
export const found = (count: number) => (count === 1 ? "1 question found" : `${count} questions found`);
export const nothingFound = "Nothing found for these words. Try another word, or write to us below.";

export const faq: readonly Question[] = [
  {
    id: "connect",
    question: "How do I connect with a volunteer?",
    answer: [
      "Open the chat and write; no account is needed. With your first message you are in the queue, and a volunteer who is free answers.",
      "If you would rather hear a voice, you can call a volunteer.",
    ],
    link: { to: "/chat", words: "Open the chat" },
  },
  {
    id: "privacy",
    question: "Is what I say private?",
    answer: [
      "Volunteers see a made-up name, never your email, your phone number or your full name.",
      "Your personal data is not sold or shared. Card details are not stored.",
    ],
    link: { to: "/privacy-policy", words: "Privacy Policy" },
  },
  {
    id: "therapy",
    question: "How do I get professional therapy?",
    answer: [
      "Volunteers listen; they are not therapists. If you want one, ask for an appointment and we refer you to a licensed professional.",
      "The first appointment is free.",
    ],
    link: { to: "/therapy", words: "Fix an Appointment" },
  },
  {
    id: "cost",
    question: "What does it cost?",
    answer: [
      "Your first 19 messages, one call and one appointment are free. After that there are plans, from ₹19 for one chat. Help lines are always free.",
    ],
    link: { to: "/go-premium", words: "See the plans" },
  },
  {
    id: "language",
    question: "In which language can I talk?",
    answer: [
      "Write in Telugu, Hindi, English, or all three in one sentence. You can change the language of the pages at the top of every page.",
    ],
  },
  {
    id: "danger",
    question: "I am in danger, or afraid for someone. What do I do?",
    answer: ["Call 112 now, or Tele-MANAS at 14416; both work day and night, free. Thodu is not an emergency service."],
    link: { to: "/help-lines", words: "All help lines" },
  },
  {
    id: "seen",
    question: "Someone may look over my shoulder. What can I do?",
    answer: ["“Exit” at the top of every page leaves Thodu at once and opens Wikipedia instead."],
  },
];

export const contactTitle = "Still need help?";
export const contactText = "A person from our team reads it and answers. This is not for emergencies.";
export const contact = "Contact Support";
export const message = "Your message";
export const messageHelp = "What happened, and what did you expect? For a payment, please add the payment ID.";
export const send = "Send to the team";
export const sent =
  "Your question is with our team. You get a notification when it is answered, and the answer appears here.";
export const questionsTitle = "Your questions to us";
export const notAnswered = "Not answered yet.";
export const answered = "Our team answers:";
export const orWrite = "Or email or call us:";

export const resourcesTitle = "Helpful resources";
export const resourcesText = "Free, day and night, and not part of Thodu.";
export const teleManas = "Tele-MANAS, the mental health line of the Government of India";
export const tollFree = "the same line, if 14416 does not connect";
export const emergency = "Emergency: police, ambulance, fire";
export const allLines = "What happens when you call";
