import { db } from "./database";

export const conversationRef = (customerId: string) => db().doc(`conversations/${customerId}`);
