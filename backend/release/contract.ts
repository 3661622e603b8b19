import { listMisfits, type Schema } from './schemas';

type Content = { content?: Record<string, { schema?: Schema }> };
type Operation = {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
};
/** The paths of an OpenAPI document, with the operations of each by their methods. */
export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** The changes from one contract to the next. */
export type ContractChanges = {
  /** Changes that a front of the earlier contract cannot bear. */
  broken: string[];
  /** Operations of which a front of the later contract may need something that a backend of the earlier one lacks. */
  added: string[];
};

const isGood = (status: string) => status.startsWith('2');

/** The operations by method and path, such as `GET /public/site`. */
const operationsOf = (paths: Paths) =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
      ),
    ),
  );

/** Everything that a call sends, as one object: the parameters by their places, and the body by its type of content. */
function inputOf({ parameters = [], requestBody }: Operation): Schema {
  const places = [...new Set(parameters.map((one) => one.in))].map((place): [string, Schema] => {
    const ofPlace = parameters.filter((one) => one.in === place);
    const properties = Object.fromEntries(ofPlace.map(({ name, schema }) => [name, schema]));
    const required = ofPlace.filter((one) => one.required).map(({ name }) => name);
    return [place, { type: 'object', properties, required }];
  });
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema = {} }]): [string, Schema] => [type, schema],
  );
  return { type: 'object', properties: Object.fromEntries([...places, ...bodies]) };
}

/** A parameter or a body that was not sent before must not be needed now, although its place is new. */
const listNeeded = (before: Schema, now: Schema) =>
  Object.entries(now.properties ?? {}).flatMap(([place, { required = [] }]) =>
    before.properties?.[place] || required.length === 0
      ? []
      : [`${place}.${required.join(', ')} is required`],
  );

const answersOf = ({ responses = {} }: Operation) =>
  Object.entries(responses)
    .filter(([status]) => isGood(status))
    .flatMap(([status, { content = {} }]) =>
      Object.entries(content).map(([type, { schema = {} }]) => [`${status} ${type}`, schema] as const),
    );

function compareOperation(before: Operation, now: Operation): string[] {
  const [earlier, later] = [inputOf(before), inputOf(now)];
  const answers = new Map(answersOf(now));
  return [
    ...listMisfits(earlier, later, 'input', 'input'),
    ...listNeeded(earlier, later),
    ...answersOf(before).flatMap(([kind, known]) => {
      const schema = answers.get(kind);
      return schema ? listMisfits(schema, known, 'answer', 'answer') : [`the answer ${kind} is gone`];
    }),
  ];
}

/** The operations of which a front of the contract `before` misses something at a backend of the contract `now`, and what it misses. */
function listBroken(before: Paths, now: Paths): { name: string; misses: string[] }[] {
  const operations = operationsOf(now);
  return [...operationsOf(before)]
    .map(([name, operation]) => {
      const found = operations.get(name);
      return { name, misses: found ? compareOperation(operation, found) : ['it is gone'] };
    })
    .filter(({ misses }) => misses.length > 0);
}

/** Compares two contracts in both directions: what an older front cannot bear, and what a newer one may need. */
export const compareContracts = (before: Paths, now: Paths): ContractChanges => ({
  broken: listBroken(before, now).flatMap(({ name, misses }) => misses.map((one) => `${name}: ${one}`)),
  added: listBroken(now, before).map(({ name }) => name),
});
