import type { PaymentStart } from '@/contract/payment';

/** Leaves the shop for the page of a payment gateway: by its address, or by a form that is sent to it. */
export function openGateway({ url, method, fields }: PaymentStart['redirect']): void {
  if (method === 'GET') {
    const address = new URL(url, window.location.href);
    for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
    window.location.assign(address.href);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
