/** After a report with which the person asked for another listener, until one comes. */
export const parted =
  "आपने कहा था कि इस सुनने वाले से फिर बात न कराई जाए। अब कोई दूसरा आएगा। आप कतार में हैं, और आपका लिखा सब यहीं है।";
