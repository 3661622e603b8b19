import { type ComponentProps, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Segments } from '@/components/ui/kit/Segments';

const Root = styled.div`
  overflow-x: auto;

  > fieldset {
    inline-size: max-content;
    min-inline-size: 100%;
  }
  > fieldset > label {
    flex: 1 0 auto;
  }
`;

/** Tabs that do not fit beside each other on a phone: each keeps its words, and the line is scrolled to the chosen one. */
export function TabLine<Value extends string>(props: ComponentProps<typeof Segments<Value>>) {
  const root = useRef<HTMLDivElement>(null);
  const chosen = props.choices.findIndex(({ value }) => value === props.value);
  useEffect(() => {
    root.current?.querySelectorAll('label')[chosen]?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  return (
    <Root ref={root}>
      <Segments {...props} />
    </Root>
  );
}
