test('private files load from the address that browsers use for the backend', async () => {
  process.env.NEXT_PUBLIC_API_BASE_URL = 'https://api.pelle.test/v1';
  const { fileAddress } = await import('@/rules/fileAddress');
  expect(fileAddress('/files/5?for=7')).toBe('https://api.pelle.test/v1/files/5?for=7');
});
