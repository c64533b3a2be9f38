export const brokenTitle = "This page stumbled";
export const brokenHelp =
  "It is not you. Nothing you wrote to a listener is lost. Loading the page again usually helps.";
export const brokenAgain = "Load again";
export const brokenHome = "Go to the first page";
