/** The same work, whose answers are kept for the `most` texts that were asked for last. */
export function remember<Answer>(
  work: (text: string) => Answer,
  most = Number.POSITIVE_INFINITY,
): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    const answer = known === undefined ? work(text) : known;
    // Put last in line again, so that the first in line is the one not asked for the longest.
    answers.delete(text);
    answers.set(text, answer);
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}
