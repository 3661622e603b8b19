/**
 * Fields of errors that are removed from the log, because they can contain personal data: the values of a database
 * statement (PGlite's errors contain all of them, PostgreSQL quotes parts), a command that Redis refused (the command
 * that signs in to Redis contains its password) and the headers of a form.
 */
export const redact = {
  paths: [
    ...['params', 'detail', 'where', 'hint', 'internalQuery', 'command'].map((key) => `err.${key}`),
    'busboyOptions.headers',
  ],
  remove: true,
};
