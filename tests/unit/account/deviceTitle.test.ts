import { deviceTitle } from '@/backend/domains/account/device/deviceTitle';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';
const android = `Mozilla/5.0 (Linux; Android 14; K) ${chrome}`;
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`;
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webKit}`;

test.each([
  ['Chrome در Android', `${android} Mobile Safari/537.36`],
  ['Samsung Internet در Android', `${android} SamsungBrowser/25.0 Mobile Safari/537.36`],
  ['Firefox در Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
  ['Safari در iPhone', `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome در iPhone', `${iPhone} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`],
  ['Edge در iPhone', `${iPhone} Version/17.0 EdgiOS/126.0 Mobile/15E148 Safari/604.1`],
  ['Opera در iPhone', `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1 OPT/4.6.0`],
  [
    'Firefox در iPad',
    `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${webKit} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`,
  ],
  ['Chrome در Windows', windows],
  ['Edge در Windows', `${windows} Edg/126.0.0.0`],
  ['Opera در Windows', `${windows} OPR/112.0.0.0`],
  [
    'Safari در macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/17.4.1 Safari/605.1.15`,
  ],
  ['Chrome در ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`],
  ['Firefox در Linux', 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'],
  ['دستگاه ناشناس', 'curl/8.5.0'],
  ['دستگاه ناشناس', ''],
  ['دستگاه ناشناس', undefined],
  ['دستگاه ناشناس', 'x'.repeat(100_000)],
])('calls a device «%s», row %#', (title, userAgent) => {
  expect(deviceTitle(userAgent)).toBe(title);
});

test('uses no text of an unknown header in the title', () => {
  expect(deviceTitle('Visit evil.example/1.0 (now) for a prize')).toBe('دستگاه ناشناس');
  expect(deviceTitle('Visit evil.example/1.0 (Windows NT 10.0)')).toBe('Windows');
});
