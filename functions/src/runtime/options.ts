/** What every endpoint runs with; the region is the database's, so that a call does not cross India twice. */
export const endpointOptions = { region: 'asia-south1', memory: '512MiB', maxInstances: 50 } as const;
