/**
 * For a question that is asked again and again. To be called with each question; what that gives is asked with its reply
 * (`isAnswer`: there was one), and says whether the reply counts: not once a later question was answered.
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
