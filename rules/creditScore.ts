import type { ScoreGrade } from '@/contract/creditScore';
import { highestScore } from '@/contract/limits';

/** The grades from the lowest risk to the highest, each with its lowest score. */
export const gradeBounds: readonly { grade: ScoreGrade; from: number }[] = [
  { grade: 'A', from: 640 },
  { grade: 'B', from: 580 },
  { grade: 'C', from: 520 },
  { grade: 'D', from: 460 },
  { grade: 'E', from: 0 },
];

/** The grade of a score. @param score 0 to 900 */
export const gradeOf = (score: number): ScoreGrade =>
  gradeBounds.find(({ from }) => score >= from)?.grade ?? 'E';

/** The highest score of a grade. */
export function gradeEnd(grade: ScoreGrade): number {
  const place = gradeBounds.findIndex((bound) => bound.grade === grade);
  const above = gradeBounds[place - 1];
  return above ? above.from - 1 : highestScore;
}
