/**
 * The id under which the server acts: the actor of its own actions in the audit log, the author of the cases that it
 * opens and of the decisions by which it closes cases. No person has it.
 */
export const SERVER = "server";
