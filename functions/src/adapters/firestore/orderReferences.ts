import { db } from "../../store/database";

/** Whose orders a receipt calls by this reference: uids, at most as many as `most`. */
export async function ownersByReference(reference: string, most: number): Promise<readonly string[]> {
  const { docs } = await db().collection("orders").where("references", "array-contains", reference).limit(most).get();
  const owners = docs.map((doc): unknown => doc.get("userId"));
  return [...new Set(owners.filter((owner): owner is string => typeof owner === "string" && owner !== ""))];
}
