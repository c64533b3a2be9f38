/** What a person may do on /call at this moment. */
export type CallAllowance =
  /** The free call is still there: the button calls. */
  | 'free'
  /** The server recorded the free call: the button leads to the plans. */
  | 'used';

/**
 * Whether the free call is left. Calls by the support number are not recorded by any server, so none is ever used up;
 * the record of a call in the page (`startCall`) is read here once it exists. Never kept on the device.
 */
export const useCallAllowance = (): CallAllowance => 'free';
