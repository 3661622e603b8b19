import { type VitalName, vitalNames } from '@/contract/pageReport';

/** Highest value that counts as good, and the one above which a value is poor, by web.dev/vitals; ms, of CLS thousandths. */
const limits: Readonly<Record<VitalName, { good: number; poor: number }>> = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 100, poor: 250 },
  FCP: { good: 1800, poor: 3000 },
  TTFB: { good: 800, poor: 1800 },
};

const stepsTo = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, step) => Math.round(from + ((to - from) * (step + 1)) / count));

/** Upper ends of the buckets, included: ten that are good, five between, and five that are poor. The last one also has all above it. */
const endsOf = ({ good, poor }: { good: number; poor: number }) => [
  ...stepsTo(0, good, 10),
  ...stepsTo(good, poor, 5),
  ...[1.25, 1.5, 2, 3, 6].map((times) => Math.round(poor * times)),
];
const ends = Object.fromEntries(vitalNames.map((name) => [name, endsOf(limits[name])])) as Record<
  VitalName,
  number[]
>;

/** The bucket of a value, from 0 on. */
export function bucketOf(name: VitalName, value: number): number {
  const bucket = ends[name].findIndex((end) => value <= end);
  return bucket < 0 ? ends[name].length - 1 : bucket;
}

/** SQL rows of every bucket: metric, bucket, its ends, and whether it is good (1), poor (-1) or between (0). */
export const bucketRows = vitalNames
  .flatMap((name) =>
    ends[name].map((end, bucket) => {
      const { good, poor } = limits[name];
      return `('${name}', ${bucket}, ${ends[name][bucket - 1] ?? 0}, ${end}, ${end <= good ? 1 : end > poor ? -1 : 0})`;
    }),
  )
  .join(', ');
