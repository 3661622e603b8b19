import styled from 'styled-components';
import ThemeChoice from './ThemeChoice';

const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 8px);
  inset-inline-end: 0;
  inline-size: 316px;
  padding: var(--space-3);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-lifted);
`;

/** The themes under the button of the desktop header. */
export default function ThemePanel() {
  return (
    // `tabIndex` keeps the focus inside when the shopper presses an empty part of the panel.
    <Panel tabIndex={-1}>
      <ThemeChoice />
    </Panel>
  );
}
