export interface PolicyWords {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly { readonly title: string; readonly text: readonly string[] }[];
}

export const updated = "In force since 21 November 2026";
export const questions = "Questions about this? Write to us:";
export const others = "Our other policies";

export const privacy: PolicyWords = {
  title: "Privacy Policy",
  intro:
    "What you tell us is yours. Your personal data is not sold and not shared. Companies that do part of the work for us get only what that part needs; they are named below. Here is what we keep, why, and how to have it deleted.",
  sections: [
    {
      title: "What we keep",
      text: [
        "As a guest: a random number that stands for you, and the messages you write. Nothing else is needed to talk.",
        "With an account: also your name, your email and your settings. Your password is kept by the sign-in service in a form nobody can read.",
        "If you ask for an appointment: the name, email and issue you write there. If you pay: the plan, the amount, the payment ID and the day.",
        "Beside a conversation: whether you may be in danger, as our program or the volunteer sees it, and when you called and for how long.",
        "If you ask to be told of something: for notices on a device, the code by which it is reached; for an email when it is your turn, the email you leave. That email is deleted when the wait is over.",
      ],
    },
    {
      title: "Who can see it",
      text: [
        "Volunteers whom we have approved see what you write, under a made-up name. When a conversation has ended, only the volunteer you had it with can read it again. Another volunteer gets a short summary, and only if you agree. They never see your email, your phone number or your full name.",
        "A therapist you are referred to sees your request. Our team looks into a conversation only when somebody has reported it.",
        "A program on our own server looks through messages for signs of danger, so that help lines can be shown to you in time.",
      ],
    },
    {
      title: "Payments",
      text: [
        "Card details are not stored by us; we never see them. The payment provider Razorpay gets your name and email from us, takes the card details on its own page, and tells us only whether the payment succeeded.",
      ],
    },
    {
      title: "Where it is kept, and for how long",
      text: [
        "What you write and what we keep about you is stored with Google Firebase, in India (Mumbai), and sent over encrypted connections. Google’s sign-in service is run in the United States: it has your name, your email and your password in a form nobody can read, or a guest’s random number.",
        "Notices on a device go through Google and the maker of your browser, emails through Google or our mail service. When a volunteer’s own phone is called, the volunteer’s number goes to Twilio. None of these carries what you write in a chat.",
        "Conversations of guests are deleted 30 days after the last message. Everything else about a guest is deleted once they have not been here for 30 days. With an account, you choose how long your conversation stays; everything else stays until you delete it. Records of payments stay as long as the law requires.",
        "Our pages have no advertising and no trackers. There are two scripts from other companies: the payment window when you pay, and, at times when we have to keep out attacks, Google’s reCAPTCHA, which looks at how a page is used to tell people from machines.",
      ],
    },
    {
      title: "What you can do",
      text: [
        "In Settings, under Manage Privacy, you can get a copy of what we keep about you, and delete all of it. The notes that listeners write for one another, and the reasons for our team’s decisions, are not in the copy. You can also write to us, and we will do it for you.",
        "You may correct your data, take back your consent, and complain to us or to the Data Protection Board of India.",
        "Thodu is for people aged 18 and over.",
      ],
    },
  ],
};

export const terms: PolicyWords = {
  title: "Terms and Conditions",
  intro: "By using Thodu you agree to what is written here. We have kept it short.",
  sections: [
    {
      title: "What Thodu is, and what it is not",
      text: [
        "Thodu connects you with volunteers who listen, and refers you to licensed professionals if you want that.",
        "It is not a medical or emergency service. Volunteers do not diagnose and do not treat. If a life is in danger, call 112, or Tele-MANAS at 14416.",
      ],
    },
    {
      title: "Being kind to each other",
      text: [
        "Harassment leads to account termination. That means threats, insults, sexual messages, hate, or asking for money, on either side of a conversation.",
        "Don’t share the contact details of others, and don’t pretend to be someone else. Anyone can report a conversation; a person looks at every report.",
      ],
    },
    {
      title: "Your account",
      text: [
        "You are 18 or older. Keep your password to yourself; you are responsible for what happens under your account.",
        "You can stop using Thodu and delete your account at any time.",
      ],
    },
    {
      title: "Free use and premium plans",
      text: [
        "Your first 19 messages, one call and one appointment are free. Premium plans give more; their prices in Indian rupees are on the plans page.",
        "Premium services depend on listener availability. At busy hours you may have to wait; minutes count only once a listener has answered.",
        "Refunds follow our Refund Policy.",
      ],
    },
    {
      title: "What we are responsible for",
      text: [
        "We choose volunteers with care, but we cannot promise that a conversation will help, or that the service will never fail. Nothing here takes away rights that the law gives you.",
        "The law of India applies; disputes are decided by the courts in Hyderabad, Telangana. If these terms change, we say so here and in the app before they apply.",
      ],
    },
  ],
};

export const refund: PolicyWords = {
  title: "Refund Policy",
  intro: "When money can come back to you, and when it can’t.",
  sections: [
    {
      title: "Calls and chats",
      text: ["There is no refund once a session has started or finished."],
    },
    {
      title: "Monthly plans",
      text: [
        "You can cancel a monthly subscription anytime before the next billing cycle. You keep it until the end of the month you have paid for.",
        "There are no partial refunds for the days that are left.",
      ],
    },
    {
      title: "Paid by mistake",
      text: [
        "Tell us within 24 hours, with the payment ID. You find it in the message from your bank or UPI app, and in your profile under Payments.",
        "If money was taken but no plan became active, write to us as well. We activate the plan, or the full amount goes back to where you paid from.",
      ],
    },
  ],
};

export const shipping: PolicyWords = {
  title: "Shipping Policy",
  intro: "There is no physical shipping. Nothing will arrive by post.",
  sections: [
    {
      title: "When you get what you paid for",
      text: [
        "Service access is activated immediately after payment. Your plan appears in your account by itself, and you can talk right away.",
        "A bank is sometimes slow to confirm. The page then says that your payment is being confirmed; you don’t need to pay again.",
      ],
    },
    {
      title: "If it does not appear",
      text: ["Write to us with the payment ID, and we will look into it."],
    },
  ],
};
