import { longestErrorMessage, longestErrorStack } from '@/contract/pageReport';

/** Calls of a stack that are kept, the innermost first. */
const mostCalls = 6;
/** Characters of a message, or of a line of a stack, that are read. */
const mostRead = 500;
/** A longer word is no name. */
const longestName = 40;

/** A quoted text, which may be a part of an answer. Browsers quote names of the code after the words that come first. */
const quoted = /(\b(?:reading|setting|evaluating|execute|access property) )?(?:(["'`]).*?\2|"[^"]*$)/g;
/** Words with a capital inside a sentence. */
const names = /([a-z\d>,] )(?!Error\b)[A-Z][a-z]+(?: [A-Z][a-z]+)*/g;

/**
 * Removes whatever a message may say about a person or a single visit: names, texts that are quoted or not Latin, and addresses with
 * their queries, e-mail addresses, numbers and long codes. So equal errors have equal messages, too.
 */
export const plainErrorMessage = (message: string): string =>
  plainText(
    message
      .slice(0, mostRead)
      .replace(quoted, (text, isOfCode) => (isOfCode ? text : '<text>'))
      .replace(names, '$1<name>'),
  );

function plainText(text: string): string {
  return text
    .replace(/\b[a-z][a-z+.-]*:\/\/[^\s'"<>)]*/gi, '<address>')
    .replace(/[^\s'"<>()]+@[^\s'"<>()]+/g, '<email>')
    .replace(/\?[^\s'"<>)]*=[^\s'"<>)]*/g, '<query>')
    .replace(/[\w-]{16,}/g, (word) => (/\d/.test(word) || word.length > longestName ? '<code>' : word))
    .replace(/[\d۰-۹٠-٩]+(?:[.,٬:-][\d۰-۹٠-٩]+)*/g, '0')
    .replace(/[^\x20-\x7e]+(?: +[^\x20-\x7e]+)*/g, '…')
    .trim()
    .slice(0, longestErrorMessage);
}

/** A call in a stack of any browser: a name, and the place in a script. */
const call =
  /(?:at )?(?:(?:async )?([\w.$<>[\] ]{1,60}?) ?[(@])?[a-z][a-z+.-]*:\/\/[^/\s]+(\/[\w./~-]*)[^\s)]*?:(\d+):(\d+)\)?/i;
/** Scripts of the shop. The names of others, such as those of an extension, are left out. */
const ownScript = /^\/(?:_next\/static\/[\w./-]+|early)\.js$/;
/** The form in which a call is kept. */
const keptCall = /^[\w.$<>[\] ]{1,60} (?:[\w./-]+\.js:\d+:\d+|<other>)$/;

/** The calls of a stack, without the addresses of pages. A line that is no call is left out. Reads also what it has written. */
export function plainErrorStack(stack: string): string {
  const lines = stack.split('\n', 4 * mostCalls).map((line) => line.slice(0, mostRead));
  const calls = lines.flatMap((line) => {
    if (keptCall.test(line)) return line;
    const [, name = '', path = '', row, column] = call.exec(line.trim()) ?? [];
    if (path === '') return [];
    const place = ownScript.test(path)
      ? `${path.replace(/^\/_next\/static\//, '')}:${row}:${column}`
      : '<other>';
    return `${plainText(name).slice(0, 60) || '<anonymous>'} ${place}`;
  });
  return calls.slice(0, mostCalls).join('\n').slice(0, longestErrorStack);
}
