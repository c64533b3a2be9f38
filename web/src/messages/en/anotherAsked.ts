/** In a crisis: true while another listener is asked, and while none is found. */
export const notAnswered = "Your listener has not answered yet. We are looking for another one as well.";
export const helpLine = "Tele-MANAS 14416 answers day and night.";
