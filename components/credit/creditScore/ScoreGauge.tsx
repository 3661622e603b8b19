import styled from 'styled-components';
import { Text } from '@/components/ui/layout/Text';
import type { CreditScore } from '@/contract/creditScore';
import { highestScore } from '@/contract/limits';
import { gradeBounds, gradeEnd } from '@/rules/creditScore';
import { gradeTexts } from '@/rules/creditScoreTexts';
import { toPersianDigits } from '@/utils/digits';

const Figure = styled.figure`
  position: relative;
  inline-size: min(100%, 300px);
  margin-inline: auto;

  svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    overflow: visible;
  }
  path {
    fill: none;
    stroke: var(--line);
    stroke-width: 16;
  }
  path[data-reached] {
    stroke: var(--tone);
  }
  circle {
    fill: var(--surface);
    stroke: var(--ink);
    stroke-width: 5;
  }
  figcaption {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    display: grid;
    justify-items: center;
  }
  strong {
    color: var(--tone);
  }
`;

const tones = { A: 'success', B: 'success', C: 'warning', D: 'danger', E: 'danger' } as const;
const radius = 120;
/** Degrees between two segments of the arc. */
const gap = 2.5;

/** A point of the arc. @param share 0 at its left end, 1 at its right end */
function pointAt(share: number): [x: number, y: number] {
  const angle = Math.PI * (1 - share);
  return [150 + radius * Math.cos(angle), 140 - radius * Math.sin(angle)];
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A part of the arc. Scores grow from right to left, as Persian is read. */
function arcOf(from: number, to: number): string {
  const margin = gap / 360;
  const [x1, y1] = pointAt(1 - from / highestScore - margin);
  const [x2, y2] = pointAt(1 - to / highestScore + margin);
  return `M ${round(x1)} ${round(y1)} A ${radius} ${radius} 0 0 0 ${round(x2)} ${round(y2)}`;
}

/** A credit score on an arc of the five grades. */
export function ScoreGauge({ score: { score, grade } }: { score: CreditScore }) {
  const [x, y] = pointAt(1 - score / highestScore);
  return (
    <Figure>
      <svg viewBox="0 0 300 168" aria-hidden="true" focusable="false">
        {gradeBounds.map((bound) => (
          <path
            key={bound.grade}
            data-tone={tones[bound.grade]}
            data-reached={bound.from <= score || undefined}
            d={arcOf(bound.from, gradeEnd(bound.grade))}
          />
        ))}
        <circle cx={round(x)} cy={round(y)} r={10} />
      </svg>
      <figcaption data-tone={tones[grade]}>
        <Text as="b" size="display" weight="black">
          {toPersianDigits(score)}
        </Text>
        <Text as="strong" size="title">
          {gradeTexts[grade].title} <bdi>({grade})</bdi>
        </Text>
        <Text as="small" size="small" ink="muted">
          از {toPersianDigits(highestScore)}
        </Text>
      </figcaption>
    </Figure>
  );
}
