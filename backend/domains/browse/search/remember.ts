/** Caches the answers of a function for the `most` texts that were used last. */
export function remember<Answer>(
  work: (text: string) => Answer,
  most = Number.POSITIVE_INFINITY,
): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    const answer = known === undefined ? work(text) : known;
    // Moves the entry to the end of the map, so that the first entry is the one that was not used the longest.
    answers.delete(text);
    answers.set(text, answer);
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}
