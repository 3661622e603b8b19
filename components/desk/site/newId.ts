let last = 0;

/** An id of an entry that is not published: negative, and unique on this page. */
export function newId(): number {
  last -= 1;
  return last;
}

/** A document as it is sent: entries that are not published have no id. */
export function withoutNewIds<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (key, inner) =>
    key === 'id' && typeof inner === 'number' && inner < 0 ? null : inner,
  );
}

/** A copy of a document in which every entry has an id. */
export function withNewIds<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (key, inner) =>
    key === 'id' && inner === null ? newId() : inner,
  );
}
