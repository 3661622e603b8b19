import { openGateway } from '@/services/browser/gateway';

test('a gateway that wants a form gets every field in it', () => {
  const sent: HTMLFormElement[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    sent.push(this);
  });
  openGateway({ url: 'https://bank.test/start', method: 'POST', fields: { RefId: '12', kind: 'خرید' } });
  expect(sent[0]).toMatchObject({ method: 'post', action: 'https://bank.test/start' });
  const inputs = [...(sent[0]?.querySelectorAll('input') ?? [])];
  expect(inputs.map(({ type, name, value }) => [type, name, value])).toEqual([
    ['hidden', 'RefId', '12'],
    ['hidden', 'kind', 'خرید'],
  ]);
});
