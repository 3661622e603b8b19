import styled from 'styled-components';
import { toPersianDigits } from '@/utils/digits';
import { listDifferences } from './changeDifferences';

const Root = styled.ul`
  display: grid;
  gap: var(--space-1);
  min-inline-size: 220px;
  max-inline-size: 480px;
  overflow-wrap: anywhere;

  del {
    color: var(--danger);
  }
  ins {
    color: var(--success);
    font-weight: 600;
    text-decoration: none;
  }
  span {
    color: var(--ink-2);
  }
`;

/** The changed values: the old one struck out, then the new one. */
export function ChangedValues({ before, after }: { before: unknown; after: unknown }) {
  const differences = listDifferences(before, after);
  if (differences.length === 0) return <>بدون تغییر در مقدارها</>;
  return (
    <Root>
      {differences.map(({ key, name, before: old, after: fresh }) => (
        <li key={key}>
          <span>{name}: </span>
          {old !== null && (
            <>
              <span className="visually-hidden">پیش از این </span>
              <del>
                <bdi>{toPersianDigits(old)}</bdi>
              </del>
            </>
          )}
          {old !== null && fresh !== null && <span> ← </span>}
          {fresh !== null && (
            <>
              <span className="visually-hidden">اکنون </span>
              <ins>
                <bdi>{toPersianDigits(fresh)}</bdi>
              </ins>
            </>
          )}
        </li>
      ))}
    </Root>
  );
}
