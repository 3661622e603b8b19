import { readText } from '@/tests/support/sourceFiles';
import { metrics } from '@/utils/telemetry/metrics';

const folder = 'deploy/observability';
const known = Object.values(metrics);

/** Names as Prometheus knows them: a histogram has three for each. */
const served = new Set(
  known.flatMap(({ name, kind }) =>
    kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  ),
);
const namedIn = (text: string) => [...new Set(text.match(/\bpelle_[a-z_]+/g) ?? [])];

test.each(['alerts.yml', 'dashboard.json'])('every metric of %s is one that the code serves', (file) => {
  const named = namedIn(readText(`${folder}/${file}`));
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !served.has(name))).toEqual([]);
});

test('the dashboard shows every metric', () => {
  const named = namedIn(readText(`${folder}/dashboard.json`)).join(' ');
  expect(known.filter(({ name }) => !named.includes(name))).toEqual([]);
});

test('every alert says what is wrong and how urgent it is', () => {
  const alerts = readText(`${folder}/alerts.yml`).split('- alert: ').slice(1);
  expect(alerts.length).toBeGreaterThan(5);
  for (const alert of alerts) {
    expect(alert).toMatch(/^Pelle\w+\n/);
    expect(alert).toMatch(/severity: (page|warn)/);
    expect(alert).toMatch(/summary: .*\.\n/);
  }
});
