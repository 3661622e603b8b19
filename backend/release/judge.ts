import { compareContracts } from './contract';
import { listLostFunctions } from './functions';
import type { Promises } from './kept';
import { listUnbearable } from './sqlRules';

/** The version of a storefront. `old`: it does not say one; `away`: it does not answer. */
export type Front = { url: string; version: string | 'old' | 'away' };

/** The facts about a shop that runs, and about the release that is to take its place. */
export type Situation = {
  /** The promises of the release before, and those of this one. */
  before: Promises;
  now: Promises;
  /** Texts of the migrations by their names. */
  migrations: ReadonlyMap<string, string>;
  /** Names of the migrations that the database lacks. */
  pending: readonly string[];
  /** The version whose functions the database has; null for an empty one. */
  rules: string | null;
  /** The connections to the database by the version of their program; those without a version under an empty text. */
  connections: ReadonlyMap<string, number>;
  fronts: readonly Front[];
};

export type Verdict = { isSafe: boolean; lines: string[] };

/** Contracts can differ in hundreds of places. */
const mostLines = 20;
const shorten = (lines: string[]) =>
  lines.length > mostLines ? [...lines.slice(0, mostLines), `and ${lines.length - mostLines} more`] : lines;

/** Why programs of the release before cannot run beside this one, whatever runs. */
function listBreaks({ before, now, migrations }: Situation): string[] {
  const added = [...migrations].filter(([name]) => !before.migrations.includes(name)).map(([, text]) => text);
  return [
    ...listUnbearable(added, before.version).map(({ statement, why }) => `Database: ${why}: ${statement}`),
    ...listLostFunctions(before.functions, now.functions).map((lost) => `Database: the function ${lost}.`),
    ...compareContracts(before.paths, now.paths).broken.map((one) => `Calls: ${one}.`),
  ];
}

/** Programs that run and are neither of the release before nor of this one. */
function listStrangers({ before, now, rules, connections, fronts }: Situation): string[] {
  const isKnown = (version: string) => [before.version, now.version].includes(version);
  const strange = [...connections.keys()].filter((version) => !isKnown(version));
  return [
    ...(rules !== null && !isKnown(rules) ? [`Database: its functions are those of ${rules}.`] : []),
    ...strange.map((version) =>
      version
        ? `A backend or worker of ${version} runs.`
        : 'A program without a version uses the database, such as one of before these versions.',
    ),
    ...fronts
      .filter(({ version }) => version !== 'away' && !isKnown(version))
      .map(
        ({ url, version }) => `The storefront ${url} is ${version === 'old' ? 'older' : `of ${version}`}.`,
      ),
  ];
}

/** Says whether this release can take the place of the one that runs machine by machine, and what to type in which order. */
export function judgeRelease(situation: Situation): Verdict {
  const { before, now, pending, rules, connections, fronts } = situation;
  const { added } = compareContracts(before.paths, now.paths);
  const seen = [
    `This is ${now.version}, which follows ${before.version}.`,
    `Database: functions of ${rules ?? 'no version'}; ${pending.length === 0 ? 'no migration is pending' : `pending: ${pending.join(', ')}`}.`,
    ...[...connections].map(([version, count]) => `Connected to it: ${version || 'no version'} (${count}).`),
    ...fronts.map(
      ({ url, version }) => `Storefront ${url}: ${version === 'away' ? 'does not answer' : version}.`,
    ),
    ...(added.length > 0 ? [`New or wider calls: ${shorten(added).join(', ')}.`] : []),
  ];
  const reasons = [...listBreaks(situation), ...listStrangers(situation)];
  if (reasons.length > 0)
    return {
      isSafe: false,
      lines: [
        ...seen,
        'NOT SAFE to roll:',
        ...shorten(reasons).map((reason) => `  ${reason}`),
        'Stop the shop on all machines, then on one after the other: deploy/single/release.sh switch',
      ],
    };
  return {
    isSafe: true,
    lines: [
      ...seen,
      'SAFE to roll while the shop runs:',
      '  1. On each machine: deploy/single/release.sh prepare',
      `  2. Once: npm run shop -- backup before-${now.version}.gz, in the folder of ${before.version}`,
      '  3. On one machine after the other: deploy/single/release.sh roll backend',
      '  4. When all backends are new, on one machine after the other: deploy/single/release.sh roll front',
    ],
  };
}
