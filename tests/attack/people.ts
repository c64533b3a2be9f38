import { attack, type CallAttack } from "./callAttack";

/** Attacks on the search for people: `findPeople` and `readPerson`. */
export const peopleAttacks: readonly CallAttack[] = [
  attack("looks for nothing", "admin", "findPeople", { query: " \n " }, "INVALID_INPUT"),
  attack("looks for too much", "admin", "findPeople", { query: "a".repeat(201) }, "INVALID_INPUT"),
  attack("looks for more than a text", "admin", "findPeople", { query: { $ne: null } }, "INVALID_INPUT"),
  attack("looks without a trace", "admin", "findPeople", { query: "<victim>", note: false }, "INVALID_INPUT"),
  attack("looks at nobody known", "admin", "readPerson", { uid: "nobody" }, "NOT_FOUND"),
  attack("looks at a path", "admin", "readPerson", { uid: "a/b" }, "INVALID_INPUT"),
  attack("looks at dots", "admin", "readPerson", { uid: ".." }, "INVALID_INPUT"),
  attack("looks at a reserved name", "admin", "readPerson", { uid: "__x__" }, "INVALID_INPUT"),
  attack(
    "looks with roles of their own",
    "moneyAdmin",
    "readPerson",
    { uid: "<victim>", roles: ["admin"] },
    "INVALID_INPUT",
  ),
  attack("looks at themselves as a customer", "victim", "readPerson", { uid: "<victim>" }, "NOT_PERMITTED"),
  attack(
    "decides a case as who only handles money",
    "moneyAdmin",
    "decideCase",
    { reportId: "<report>", decision: "removed", reason: "x" },
    "NOT_PERMITTED",
  ),
  attack(
    "takes a case as who only handles money",
    "moneyAdmin",
    "acknowledgeCase",
    { reportId: "<report>", stands: true },
    "NOT_PERMITTED",
  ),
  attack(
    "opens a case again as who only handles money",
    "moneyAdmin",
    "reopenCase",
    { reportId: "<report>" },
    "NOT_PERMITTED",
  ),
  attack(
    "pays back as who only handles cases",
    "safetyAdmin",
    "refundPayment",
    { orderId: "<paidOrder>", reason: "x" },
    "NOT_PERMITTED",
  ),
  attack("revokes as who only handles money", "moneyAdmin", "revokeVolunteer", { uid: "<holder>" }, "NOT_PERMITTED"),
];
