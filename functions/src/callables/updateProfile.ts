import { defineCallable } from "../runtime/callable";
import { updateProfile as handle } from "../usecases/accounts/updateProfile";

export const updateProfile = defineCallable({ name: "updateProfile", handle });
