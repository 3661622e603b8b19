import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Scrim } from '@/components/ui/kit/Scrim';
import { Text } from '@/components/ui/layout/Text';
import { shortestSubmitted } from '@/contract/firstLoad/searchLimits';
import { layers } from '@/styles/layers';
import { Suggestions } from './Suggestions';

const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 8px);
  inset-inline: 0;
  z-index: ${layers.raised};
  max-block-size: calc(100dvh - 140px);
  overflow: auto;
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-lifted);

  > p {
    padding: 0 var(--space-4) var(--space-4);
  }
  @media (hover: none) {
    .enter {
      display: none;
    }
  }
`;

type Props = Omit<ComponentProps<typeof Suggestions>, 'onPicked' | 'replace'> & { onClose: () => void };

/** Suggestions under the field of the desktop header, over the dimmed page. */
export default function SearchDropdown({ onClose, ...rest }: Props) {
  return (
    <>
      <Scrim aria-hidden="true" />
      <Panel tabIndex={-1}>
        <Suggestions {...rest} onPicked={onClose} />
        {rest.text.trim().length < shortestSubmitted ? (
          <Text size="caption" ink="faint">
            حداقل ۳ حرف
          </Text>
        ) : (
          <Text className="enter" size="caption" ink="faint">
            برای جست‌وجو Enter بزنید
          </Text>
        )}
      </Panel>
    </>
  );
}
