import { defineCallable } from "../runtime/callable";
import { updateProfile as useCase } from "../usecases/accounts/updateProfile";

export const updateProfile = defineCallable("updateProfile", useCase);
