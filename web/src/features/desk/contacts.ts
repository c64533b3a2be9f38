/** Whether a text would be held back; taken as such while that can't be told. */
export const hasContacts = async (text: string): Promise<boolean> => {
  try {
    // Only who was held back needs it.
    const { contactsIn } = await import('@thodu/domain/safety/contacts');
    return contactsIn(text).length > 0;
  } catch {
    return true;
  }
};
