export const title = "What listeners see";
export const text = "Volunteers never see your name or your email. They see this picture and this name, made for you.";
