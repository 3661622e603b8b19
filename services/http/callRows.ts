import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import type { CallPolicy } from './policy';

type Request = {
  path: string;
  /** GET for a read without a body, else POST. */
  method?: 'POST' | 'PUT' | 'DELETE';
  params?: object;
  body?: unknown;
  /** Sends the body as a form. */
  form?: true;
};
/** What the shopper reads after a successful change. */
type Praise = { kind?: 'success' | 'info'; text: string; detail?: string };

/** How a read is requested. `paged`: its answer is one page; the cursor of the next is sent as `cursor`. */
export type ReadRow<Query> = CallPolicy & {
  request: (query: Query) => Request;
  paged?: true;
};

/** The new answer of a read that follows from a change; `undefined` leaves the read as it is. */
export type Brought<ReadName = string> = {
  read: ReadName;
  query: object;
  update: (known: never) => unknown;
};

/** How a change is requested, and what follows a successful one. */
export type ChangeRow<Input, Answer, ReadName = string, ChangeName = string> = CallPolicy & {
  request: (input: Input) => Request;
  /** A call that must do its work once: a repetition after an unknown outcome carries the same key. */
  once?: true;
  /** Changes of this name are sent one after the other. Otherwise a form that is sending ignores another press. */
  queued?: true;
  /** The newest press while a form is sending waits for the end of that change, and is sent then. */
  newest?: true;
  /**
   * The change of the same table that is sent before, with the same input, once one that is on its way has ended. Its failure is
   * the failure of this one.
   */
  after?: ChangeName;
  praise?: Praise | ((input: Input) => Praise);
  /** Reads whose new answer is the answer of the change, or follows from it and from what is known. */
  brings?: (answer: Answer, input: Input) => readonly Brought<ReadName>[];
  /** Reads that are loaded again where they are shown; `all`: every one. */
  renews?: readonly ReadName[] | 'all';
};

export type ReadRows<Reads extends Record<keyof Reads, { query: unknown }>> = {
  readonly [Name in keyof Reads]: ReadRow<Reads[Name]['query']>;
};
/** Each row names only reads and changes of its table; a change that is sent before another has the same input. */
export type ChangeRows<
  Changes extends Record<keyof Changes, { input: unknown; answer: unknown }>,
  ReadName,
> = {
  readonly [Name in keyof Changes]: ChangeRow<
    Changes[Name]['input'],
    Changes[Name]['answer'],
    ReadName,
    WithInput<Changes, Changes[Name]['input']>
  >;
};
type WithInput<Changes extends Record<keyof Changes, { input: unknown }>, Input> = {
  [Name in keyof Changes]: Input extends Changes[Name]['input'] ? Name : never;
}[keyof Changes];
/** The type of a table for code that works with any row of it. */
export type Rows = {
  reads: Readonly<Record<string, ReadRow<never>>>;
  changes: Readonly<Record<string, ChangeRow<never, never>>>;
};

/** Sends a request and unwraps its answer: `data`, or of a page `data` with its `extraObject`. */
export async function sendRequest(
  api: AxiosInstance,
  { path, method, params, body, form }: Request,
  config: AxiosRequestConfig & { whole?: boolean } = {},
): Promise<unknown> {
  const { whole, ...rest } = config;
  const { data } = await api.request<{ data: unknown }>({
    ...rest,
    url: path,
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    ...(params || rest.params ? { params: { ...params, ...rest.params } } : {}),
    ...(body === undefined ? {} : { data: body }),
    ...(form ? { headers: { ...rest.headers, 'Content-Type': 'multipart/form-data' } } : {}),
  });
  return whole ? data : data.data;
}
