import { localeConfig } from "./build/vite";

/** The development server has one language: THODU_LOCALE=te npm run dev -w web. */
export default localeConfig(process.env["THODU_LOCALE"] ?? "en");
