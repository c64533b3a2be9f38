import type { Plugin } from "vite";

/**
 * React Router marks its contexts and components in ways that keep bundlers from leaving out those that nobody uses:
 * names for the developer tools, calls without a purity mark, a static property set from outside its class; and its
 * exports lead to the build with warnings. This says the same so that they can: 3.7 instead of 12.7 KB gz for what we use (docs/decisions/0006).
 */
export const lightRouter: Plugin = {
  name: "light-router",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    if (!/node_modules[\\/]react-router[\\/]/.test(id)) return null;
    const light = code
      .replace("var ENABLE_DEV_WARNINGS = true;", "var ENABLE_DEV_WARNINGS = false;")
      .replace(/^\w+\.displayName = "[^"]*";$/gm, "")
      .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, "= /*#__PURE__*/ $1")
      .replace(/^(\w+)\.contextType = (\w+);$/gm, "")
      .replace(/^var (\w+) = class extends React\d*\.Component \{$/gm, (opening, name: string) => {
        const context = new RegExp(`^${name}\\.contextType = (\\w+);$`, "m").exec(code)?.[1];
        return context === undefined ? opening : `${opening}\n  static contextType = ${context};`;
      });
    return { code: light, map: null };
  },
};
