import { initializeApp } from "firebase/app";
import { project } from "./project";

export const app = initializeApp(project);
