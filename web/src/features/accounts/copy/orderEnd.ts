interface Copied {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** When what the order bought ends according to the plan; undefined if the plan does not say. */
function endInPlan(orderId: string, order: Copied["data"], plan: Copied["data"]): unknown {
  const terms: readonly unknown[] = Array.isArray(plan["terms"]) ? plan["terms"] : [];
  for (const term of terms)
    if (typeof term === "object" && term !== null && "orderId" in term && "until" in term && term.orderId === orderId)
      return term.until;
  return plan["status"] === "ended" && plan["paymentId"] === order["paymentId"] ? plan["validUntil"] : undefined;
}

/**
 * The fields of an order, with the true end of what it bought. The order keeps the end that was reckoned when it was
 * paid; a refund ends the plan at once or lets its later months begin sooner, which only the plan knows. Without an end
 * if the order was refunded and the plan goes on without it.
 */
export function withTrueEnd({ path, data }: Copied, plan: Copied["data"] = {}): Copied["data"] {
  const stored = data["status"] === "refunded" ? null : data["validUntil"];
  return { ...data, validUntil: endInPlan(path.split("/").at(-1) ?? "", data, plan) ?? stored };
}
