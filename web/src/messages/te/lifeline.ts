export const lifeline = "ప్రమాదంలో ఉన్నారా? ప్రాణం తీసుకోవాలనిపిస్తోందా?";
export const freeDayAndNight = "ఉచితం, పగలూ రాత్రీ";
export const emergency = "అత్యవసరం";
export const more = "అన్ని సహాయ నంబర్లు";
export const teleManas = "టెలి-మానస్";
