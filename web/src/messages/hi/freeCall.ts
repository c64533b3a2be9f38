export const left = (minutes: number) =>
  `वॉलंटियर से ${minutes} मिनट तक की एक मुफ़्त कॉल अब भी आपके पास है। वह तभी गिनी जाती है जब कोई उठाए।`;
export const use = "अपनी मुफ़्त कॉल पर जाएँ";
