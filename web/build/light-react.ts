import type { Plugin } from "vite";

/**
 * React DOM of 19.3 carries view transitions, handles on fragments and style sheets that components bring along: 50 KB
 * of source that runs for elements which this project never renders, and that no bundler can tell are unused. Their
 * bodies are taken out (docs/decisions/0006). The build fails when a name is gone, so that a new React is looked at.
 */
const UNUSED = [
  // <ViewTransition>: without one, these walk the tree and do nothing.
  "commitEnterViewTransitions",
  "commitExitViewTransitions",
  "commitNestedViewTransitions",
  "commitAfterMutationEffectsOnFiber",
  "restoreEnterOrExitViewTransitions",
  "restoreNestedViewTransitions",
  "restoreViewTransitionOnHostInstances",
  "applyViewTransitionToHostInstances",
  "scheduleViewTransitionEvent",
  "getViewTransitionName",
  "getViewTransitionClassName",
  "startViewTransition",
  "createViewTransitionInstance",
  // A ref on a <Fragment>.
  "FragmentInstance",
  "commitNewChildToFragmentInstance",
  "deleteChildFromFragmentInstance",
  "collectClientRects",
  "validateDocumentPositionWithFiberTree",
  "scrollTextNodeIntoView",
  // <link>, <style> and <script> among components, and preload() with its kin.
  "getResource",
  "acquireResource",
  "suspendResource",
  "insertStylesheetIntoRoot",
  "getHydratableHoistableCache",
  "preconnectAs",
  "preload",
  "preloadModule",
  "preinitStyle",
  "preinitScript",
  "preinitModuleScript",
  // The list of components around an error; nobody asks for it.
  "getStackByFiberInDevAndProd",
] as const;

const bodyOf = (name: string): RegExp => new RegExp(`^function ${name}\\(([^)]*)\\) \\{\\n[\\s\\S]*?^\\}$`, "m");

/** React DOM's source without the bodies of what nobody here uses. */
export function lighten(code: string): string {
  return UNUSED.reduce((light, name) => {
    const body = bodyOf(name);
    if (!body.test(light)) throw new Error(`React DOM has no ${name} any more: look through web/build/light-react.ts.`);
    return light.replace(body, `function ${name}() {}`);
  }, code);
}

export const lightReact: Plugin = {
  name: "light-react",
  apply: "build",
  enforce: "pre",
  transform: (code, id) => (id.endsWith("react-dom-client.production.js") ? { code: lighten(code), map: null } : null),
};
