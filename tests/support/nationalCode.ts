let people = 0;

/** A valid national id that no other person of the test file has. Its last digit is neither 0 nor 1, which the simulated services refuse. */
export function nextNationalCode(): string {
  people += 1;
  const head = String(100_000_000 + people * 7);
  const remainder = [...head].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0) % 11;
  const last = remainder < 2 ? remainder : 11 - remainder;
  return last < 2 ? nextNationalCode() : `${head}${last}`;
}
