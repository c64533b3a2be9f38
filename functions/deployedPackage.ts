/** The package that is deployed. It has no dependencies: all are bundled, and nothing is installed in the cloud. */
export const deployedPackage = (engines: { readonly node: string }) => ({
  name: "thodu-functions",
  private: true,
  type: "module",
  main: "index.js",
  engines,
  scripts: { "gcp-build": "node warm.js" },
});
