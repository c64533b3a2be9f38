import { db } from "../../store/database";

/** The uids of people who have an order with this reference on its receipt, at most `most`. */
export async function ownersByReference(reference: string, most: number): Promise<readonly string[]> {
  const { docs } = await db().collection("orders").where("references", "array-contains", reference).limit(most).get();
  const owners = docs.map((doc): unknown => doc.get("userId"));
  return [...new Set(owners.filter((owner): owner is string => typeof owner === "string" && owner !== ""))];
}
