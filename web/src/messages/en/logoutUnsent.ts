export const notSent =
  "Something you wrote has not been sent or saved. If you log out, it is deleted from this device.";
export const anyway = "Log out and delete it";
