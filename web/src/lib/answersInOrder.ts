/**
 * Drops late replies of a request that is repeated. Call it with each request; call the function that it returns with
 * the reply (`isAnswer`: there was one), and it says whether to use it: not if a later request has been answered.
 */
export function answersInOrder(): () => (isAnswer: boolean) => boolean {
  let asked = 0;
  let answered = 0;
  return () => {
    asked += 1;
    const question = asked;
    return (isAnswer) => {
      const counts = question > answered;
      if (counts && isAnswer) answered = question;
      return counts;
    };
  };
}
