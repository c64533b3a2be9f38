export const cancelled = "यह अपॉइंटमेंट रद्द हो गई है और गिनी नहीं जाएगी। आप यहीं दूसरी अपॉइंटमेंट माँग सकते हैं।";
export const cancelledByTeam = (phone: string, address: string) =>
  `माफ़ कीजिए: हमारी टीम को यह अपॉइंटमेंट रद्द करनी पड़ी। ${phone} पर कॉल करें या ${address} पर लिखें, हम दूसरा समय देखेंगे।`;
