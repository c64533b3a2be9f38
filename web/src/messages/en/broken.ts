export const brokenTitle = "This page stopped working";
export const brokenHelp =
  "It is not your fault. Nothing you wrote to a listener is lost. Reloading the page usually helps.";
export const brokenAgain = "Reload";
export const brokenHome = "Go to the home page";
