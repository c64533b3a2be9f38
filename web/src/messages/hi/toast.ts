export const dismiss = "यह संदेश बंद करें";
