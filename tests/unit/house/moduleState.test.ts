import { filesBelow, readText } from '@/tests/support/sourceFiles';

/** The code that also renders pages on the server, where a variable of a module is shared by all visitors. */
const rendering = ['components', 'hooks', 'pages', 'rules', 'sagas', 'services', 'store', 'styles', 'utils'];

/** Modules that may keep a variable, and why it never holds what belongs to one visitor of the server. */
const allowed = {
  'components/desk/site/newId.ts': 'numbers entries that a supervisor adds in the browser',
  'components/layout/menu/menuPictures.ts': 'counts loads of pictures in the browser',
  'components/ui/kit/firstLoad/still.tsx': 'changes only after hydration, in the browser',
  'hooks/serverSeconds.ts': 'set in an effect, in the browser',
  'hooks/useOverlay.ts': 'set in an effect, in the browser',
  'services/browser/page.ts': 'a listener of the browser',
  'services/server/backendReady.ts': 'whether the backend answers, the same for everybody',
};

const modulesOf = (folders: readonly string[]) => filesBelow(folders, /\.tsx?$/);

/** Modules that may keep a collection or object that changes, and why it never holds what belongs to one visitor of the server. */
const allowedCollections = {
  'components/layout/menu/menuPictures.ts': 'pictures that the browser has asked for',
  'hooks/serverSeconds.ts': 'listeners that effects add, in the browser',
  'hooks/useOverlay.ts': 'layers that effects open, in the browser',
  'sagas/failure/flowPolicies.ts': 'the policies of late domains, which are the same for everybody',
  'store/basket.ts': 'found by the state of one store, which only its own visitor has',
  'services/browser/basketTurn.ts': 'queues of the browser',
  'services/browser/firstLoad/loadAgain.ts': 'parts that did not reach the browser',
};

/** Names of constants of the module whose value the module itself changes. */
function changedConstants(text: string): string[] {
  const constants = text.matchAll(
    /^(?:export )?const (\w+)(?::[^=]+)? = (?:new (?:Map|Set|WeakMap|WeakSet|LRUCache)\b|\[|\{)/gm,
  );
  return [...constants].flatMap(([, name]) => {
    const change = `\\b${name}(?:\\.(?:set|add|delete|clear|push|pop|shift|unshift|splice)\\(|(?:\\.\\w+|\\[[^\\]]+\\]) \\??\\??=[^=])`;
    return name && new RegExp(change).test(text) ? [name] : [];
  });
}

/** Names of constants of the module that remember the unanswered call of a store (`services/http/idempotent.ts`). */
const keyedCalls = (text: string) =>
  [...text.matchAll(/^(?:export )?const (\w+)[^;]*?\bwithIdempotencyKey\(/gm)].map(([, name]) => name);

test('no module that renders pages keeps a variable, except for reasons that are listed', () => {
  const found = modulesOf(rendering).filter((path) => /^(?:export )?(?:let|var) /m.test(readText(path)));
  expect(found.sort()).toEqual(Object.keys(allowed).sort());
});

test('no module that renders pages changes a collection of its own, except for reasons that are listed', () => {
  const found = modulesOf(rendering).filter((path) => changedConstants(readText(path)).length > 0);
  expect(found.sort()).toEqual(Object.keys(allowedCollections).sort());
});

test('no module that renders pages keeps the key of a call, which belongs to one store', () => {
  expect(modulesOf(rendering).filter((path) => keyedCalls(readText(path)).length > 0)).toEqual([]);
});

test.each([
  ['export const payOrder = withIdempotencyKey(\n  send,\n);', ['payOrder']],
  ['const paying = bindRequest(payOrder, withIdempotencyKey(send));', ['paying']],
  ['function* saga() {\n  const send = withIdempotencyKey(call);\n}', []],
])('recognises the keyed call of a module in %j', (text, names) => {
  expect(keyedCalls(text)).toEqual(names);
});

test.each([
  ['const seen = new Set<string>();\nseen.add(name);', ['seen']],
  ['const cache: Cache = new LRUCache({ max: 1 });\ncache.set(key, value);', ['cache']],
  ['const last = { user: null };\nlast.user = user;', ['last']],
  ['const byId = {};\nbyId[id] ??= user;', ['byId']],
  ['const queue = [];\nqueue.push(user);', ['queue']],
  ["const names = new Set(['a']);\nnames.has(name);\nnames.size === 1;", []],
])('recognises what changes in %j', (text, names) => {
  expect(changedConstants(text)).toEqual(names);
});
