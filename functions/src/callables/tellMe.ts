import { defineCallable } from "../runtime/callable";
import { tellMe as handle } from "../usecases/matching/tellMe";

export const tellMe = defineCallable({ name: "tellMe", handle });
