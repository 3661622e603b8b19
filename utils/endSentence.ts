/** A typed reason with a full stop, so that another sentence can follow it. */
export function endSentence(typed: string): string {
  const sentence = typed.trim();
  return /[.!؟…]$/.test(sentence) ? sentence : `${sentence}.`;
}
