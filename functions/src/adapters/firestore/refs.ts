import { db } from "../../store/database";

export const conversationRef = (customerId: string) => db().doc(`conversations/${customerId}`);
