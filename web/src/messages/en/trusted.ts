export const title = "Somebody you trust";
export const text =
  "A friend or relative whom you would call in a hard moment. The name and number stay on this device, nobody at Thodu sees them, and logging out removes them. In a crisis the chat offers to call them.";
export const name = "Name";
export const number = "Phone number";
export const numberWrong = "Please write a phone number, with digits only.";
export const add = "Add somebody";
export const change = "Change";
export const remove = "Remove";
export const save = "Save";
export const cancel = "Cancel";
