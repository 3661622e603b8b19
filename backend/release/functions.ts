import { readFunctionFiles } from '@/backend/db/applyFunctions';

/** The parameters and the result of a function of the database. */
type Signature = { takes: string[]; gives: string };

/** Functions by their names. */
export type Signatures = Readonly<Record<string, Signature>>;

/** The signature of a file with a function; null for one that only triggers call. */
function signatureOf(text: string): Signature | null {
  const [, list = '', result = ''] =
    /CREATE (?:OR REPLACE )?FUNCTION \w+\s*\(((?:[^()]|\([^()]*\))*)\)\s*(.*?)\s*\bLANGUAGE\b/s.exec(text) ??
    [];
  if (/\bRETURNS trigger\b/i.test(result)) return null;
  const parameters = list
    .split(/,(?![^(]*\))/)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const isOutput = (one: string) => one.startsWith('OUT ');
  return {
    takes: parameters.filter((one) => !isOutput(one)),
    gives: [...parameters.filter(isOutput), result.replace(/\s+/g, ' ')].join(', '),
  };
}

/** The functions of this version that a statement may call. */
export const readSignatures = (): Signatures =>
  Object.fromEntries(
    readFunctionFiles().flatMap(({ name, text }) => {
      const signature = signatureOf(text);
      return signature ? [[name, signature]] : [];
    }),
  );

/**
 * Finds the functions of an older version that its running programs would call in vain, because a start replaces all functions. New
 * parameters at the end may have a default.
 */
export function listLostFunctions(older: Signatures, now: Signatures): string[] {
  return Object.entries(older).flatMap(([name, { takes, gives }]) => {
    const found = now[name];
    if (!found) return [`${name} is gone`];
    const added = found.takes.slice(takes.length);
    const isTaken = takes.every((one, index) => found.takes[index] === one);
    const isKept = isTaken && found.gives === gives && added.every((one) => /\bDEFAULT\b/i.test(one));
    return isKept ? [] : [`${name} takes or gives something else`];
  });
}
