export const close = "మూసేయండి";
export const loading = "తెరుచుకుంటోంది...";
