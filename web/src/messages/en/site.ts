/** Browser title and search description of every static page. */
export const meta = {
  home: {
    title: "Thodu: you are not alone, we are with you",
    description:
      "Feeling low? Talk to a kind volunteer listener, free to begin and without giving your name. In Telugu, Hindi and English.",
  },
  getStarted: { title: "Get started", description: "Three small steps from here to someone who listens." },
  about: {
    title: "About",
    description: "Who listens at Thodu, how it works, which languages it speaks, and what it is not.",
  },
  privacy: {
    title: "Privacy Policy",
    description: "What Thodu keeps about you, who can see it, and how to have it deleted.",
  },
  terms: { title: "Terms and Conditions", description: "What you can expect from Thodu, and what Thodu asks of you." },
  refund: { title: "Refund Policy", description: "When a payment to Thodu can be refunded, and how to cancel a plan." },
  shipping: { title: "Shipping Policy", description: "Nothing is shipped: a plan works as soon as it is paid for." },
  contact: { title: "Contact Us", description: "The email, phone number and address of Thodu." },
  help: { title: "Help lines", description: "Tele-MANAS 14416, free, day and night, and the emergency number 112." },
  notFound: { title: "Page not found", description: "This page is not here." },
};

export const landing = {
  title: "You are not alone, we are with you.",
  text: "Is tonight hard? Someone kind will read what you write, and answer.",
  getStarted: "Get Started",
  learnMore: "Learn More",
  learnMoreOf: "about Thodu",
  talk: "Talk to a listener",
  talkNote: "Free to begin. No account, no name.",
  beginTitle: "You don’t need the right words",
  beginText: "Begin anywhere, in any language. Spelling mistakes are fine. It can go like this.",
  you: "You",
  listener: "Volunteer",
  sample: [
    { from: "you", text: "i dont know where to start" },
    { from: "listener", text: "That’s all right. Start anywhere. I’m here, reading." },
    { from: "you", text: "everything feels heavy today" },
    { from: "listener", text: "I’m glad you wrote. Tell me about today, as slowly as you like." },
  ],
  sampleNote: "We wrote this example ourselves. Nobody’s real words are ever shown.",
  promiseTitle: "What you can count on",
  promiseText: "No small print. These four promises are for everyone.",
  promises: [
    {
      title: "A person answers",
      text: "Every listener is a volunteer whom we have approved. No bot pretends to be one.",
    },
    { title: "It is free to begin", text: "19 messages and one call cost nothing. No card is asked for." },
    {
      title: "Your name stays private",
      text: "Your listener sees a made-up name such as “Calm River”, never your email or your number.",
    },
    {
      title: "Your language is welcome",
      text: "Telugu, Hindi, English, or all three in one sentence, as people speak.",
    },
  ],
  waysTitle: "Three ways to be heard",
  talkText: "in writing, at your own pace",
  call: "Call a volunteer",
  callText: "when you would rather hear a voice",
  therapy: "Ask for a therapist",
  therapyText: "when you want a licensed professional",
};

export const started = {
  title: "Welcome. Sit down, take your time.",
  text: "You don’t have to explain why you are here. These are the three steps to someone who listens.",
  steps: [
    {
      title: "Create an account",
      text: "A name, an email and a password. If you have already chatted as a guest, everything you wrote moves to your account.",
    },
    {
      title: "Choose how you want to talk",
      text: "Chat with a volunteer, call one, or ask to be referred to a licensed therapist.",
    },
    {
      title: "Say what is on your mind",
      text: "A volunteer listens and answers. You can stop at any moment and come back any day.",
    },
  ],
  now: "Get Started Now",
  noAccount: "Don’t feel like signing up?",
};

export const about = {
  title: "Thodu means someone beside you",
  text: "In Telugu, thodu (తోడు) is the company someone gives you: the neighbour who comes out and sits down on the step, so that you don’t have to sit there alone. That is all we want to be.",
  whoTitle: "Who listens",
  who: [
    "Volunteers: people who give part of their evening to listen. They have their own login, and nobody can read a conversation until our team has approved them.",
    "They are not doctors. They don’t judge and they don’t hand out advice you didn’t ask for. They stay with you, ask, and help you sort out your thoughts.",
  ],
  howTitle: "How it works",
  how: [
    "You write. No account is needed, a first message is enough.",
    "A volunteer who is free takes your conversation. The chat is live: you see when they read and when they type.",
    "If you would rather speak, you can call a volunteer. If you need more than a listener, we refer you to licensed professionals.",
  ],
  costTitle: "What it costs",
  cost: "Your first 19 messages, one call and one appointment are free. After that there are plans, from ₹19 for one chat. Help lines are always free, and we show them to everyone.",
  plans: "See the plans",
  languageTitle: "Which languages",
  language:
    "Regional languages are supported, starting with Telugu. Today every page is available in Telugu, Hindi and English, and more languages will follow.",
  notTitle: "What it is not",
  not: "Thodu is not a medical service and not an emergency service, and it does not replace treatment. If your life or someone else’s is in danger, call now:",
  allLines: "What happens when you call",
  joinTitle: "Could you listen?",
  join: "If you can listen and have an hour to give, come and be there for someone.",
  joinLink: "Become a volunteer",
  smallPrint: "Our policies",
};

export const contact = {
  title: "Contact Us",
  text: "A question, a worry, something that went wrong: write or call, and a person from our team answers.",
  write: "Write to us here",
  email: "Email",
  phone: "Phone",
  address: "Address",
  paymentTitle: "About a payment",
  payment: "Please add the payment ID and the day you paid. Payments made by mistake must reach us within 24 hours.",
  urgentTitle: "Not for emergencies",
  urgent: "Please don’t wait for an answer here. The numbers below answer day and night.",
};

export const help = {
  title: "Free help lines",
  text: "No reason is too small. These numbers work without internet.",
  astray: "This page needs a connection. Until it is back, these numbers work.",
  teleManas: "Tele-MANAS",
  teleManasText: "Government line, free, day and night",
  tollFree: "if 14416 does not connect",
  emergency: "Emergency",
  emergencyText: "police, ambulance, fire",
  whatTitle: "When you call Tele-MANAS",
  what: [
    "A recorded voice asks for your language.",
    "A trained counsellor listens. No name needed.",
    "A doctor joins if you need one.",
  ],
};

export const notFound = {
  title: "This page is not here",
  text: "But we are. The address may be old, or a letter is missing.",
  home: "Back to the home page",
  maybe: "You may have looked for:",
};

export const wayOn = { helpLines: "Help lines", contact: "Contact Us" };
