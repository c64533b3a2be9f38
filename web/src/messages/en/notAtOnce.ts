export const words = "The team reads this later. In danger? Call now:";
export const teleManas = "Tele-MANAS 14416";
