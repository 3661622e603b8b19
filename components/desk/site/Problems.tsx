import { fieldTitle } from '@/components/desk/kit/parts';
import { toPersianDigits } from '@/utils/digits';
import * as S from './SiteDifferences.styles';

/** Lists the problems that prevent the publication of a part. @param problems messages by the path of the field */
export function Problems({ problems }: { problems: Readonly<Record<string, string>> }) {
  return (
    <S.Lines aria-label="آنچه پیش از انتشار باید درست شود">
      {Object.entries(problems).map(([path, message]) => (
        <li key={path} data-kind="problem">
          <b>
            {path
              .split('.')
              .map((segment) =>
                /^\d+$/.test(segment) ? toPersianDigits(Number(segment) + 1) : fieldTitle(segment),
              )
              .join(' ‹ ')}
          </b>
          <span>{message}</span>
        </li>
      ))}
    </S.Lines>
  );
}
