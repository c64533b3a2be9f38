export const logoutSuccessful = "लॉग आउट हो गया";
export const logoutFailed = "लॉग आउट करते समय गड़बड़ हुई। कृपया फिर कोशिश करें।";
export const loggedOut = "लॉग आउट हो गया!";
