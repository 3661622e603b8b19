declare module '@adobe/structured-data-validator/src/validator.js' {
  export class Validator {
    /** @param data the things of a page by their type */
    validate(data: { jsonld: Record<string, object[]> }): Promise<{ severity: 'ERROR' | 'WARNING' }[]>;
  }
}
