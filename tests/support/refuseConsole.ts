/** Fails a test when React, a library or our own code prints a warning, because that is a defect. */
function refuseToPrint(...parts: unknown[]) {
  throw new Error(`The console was used: ${parts.map(String).join(' ')}`);
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(refuseToPrint);
  jest.spyOn(console, 'warn').mockImplementation(refuseToPrint);
});
