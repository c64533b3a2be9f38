export const logoutSuccessful = "లాగ్ అవుట్ అయింది";
export const logoutFailed = "లాగ్ అవుట్ అవుతుండగా పొరపాటు జరిగింది. దయచేసి మళ్లీ ప్రయత్నించండి.";
export const loggedOut = "లాగ్ అవుట్ అయ్యారు!";
