import styled from 'styled-components';
import { DeskData } from '@/components/desk/kit/DeskData';
import { isSitePart, partTexts } from '@/components/desk/kit/parts';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { NamedIcon } from '@/components/ui/kit/NamedIcon';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import { useDeskRead } from '@/hooks/desk';
import { useReadyQuery } from '@/hooks/useReadyQuery';
import { media } from '@/styles/media';
import { formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { keysOf } from '@/utils/keysOf';
import { ModesPanel } from './ModesPanel';
import { PartEditor } from './PartEditor';

/** A part with its icon at the inline start. */
const PartLink = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: var(--space-1) var(--space-4);
  block-size: 100%;
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.hover} {
    &:hover {
      box-shadow: var(--shadow-lifted);
    }
  }
  > i {
    grid-row: span 3;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-m);
    background: var(--accent-soft);
    color: var(--accent-strong);
  }
`;

/** `/admin/customize`: the modes of the shop and the parts of its site; `?part=` opens one. */
export default function SiteScreen() {
  const part = useReadyQuery()?.part;
  if (isSitePart(part)) return <PartEditor key={part} part={part} />;
  return (
    <>
      <ModesPanel />
      <PartList />
    </>
  );
}

function PartList() {
  const read = useDeskRead('siteParts', {});
  return (
    <DeskData read={read} name="بخش‌های سایت">
      {(states) => (
        <Grid as="ul" minCell={280} aria-label="بخش‌های سایت">
          {keysOf(partTexts).map((part) => {
            const { title, text, icon } = partTexts[part];
            const state = states.find((one) => one.part === part);
            const saved = state?.draft ?? state?.published;
            return (
              <li key={part}>
                <PartLink href={`/admin/customize?part=${part}`}>
                  <i>
                    <NamedIcon name={icon} fallback="layout-grid" />
                  </i>
                  <b>{title}</b>
                  <Text size="small" ink="muted" as="span">
                    {text}
                  </Text>
                  <Row as="span" wrap>
                    {state?.draft ? (
                      <StateBadge tone="warning">پیش‌نویس در انتظار انتشار</StateBadge>
                    ) : (
                      <StateBadge tone="success">
                        {state?.published
                          ? `منتشرشده، نسخهٔ ${toPersianDigits(state.published.number)}`
                          : 'منتشرشده'}
                      </StateBadge>
                    )}
                    {saved && (
                      <Text as="span" size="caption" ink="faint">
                        {formatMoment(Date.parse(saved.at))}
                        {saved.by && `، ${saved.by}`}
                      </Text>
                    )}
                  </Row>
                </PartLink>
              </li>
            );
          })}
        </Grid>
      )}
    </DeskData>
  );
}
