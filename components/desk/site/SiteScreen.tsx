import { DeskData } from '@/components/desk/kit/DeskData';
import { isSitePart, partTexts } from '@/components/desk/kit/parts';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { NamedIcon } from '@/components/ui/kit/NamedIcon';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { useDeskRead } from '@/hooks/desk';
import { useReadyQuery } from '@/hooks/useReadyQuery';
import { formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { keysOf } from '@/utils/keysOf';
import { ModesPanel } from './ModesPanel';
import { PartEditor } from './PartEditor';
import * as S from './SiteScreen.styles';

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
        <S.Parts aria-label="بخش‌های سایت">
          {keysOf(partTexts).map((part) => {
            const { title, text, icon } = partTexts[part];
            const state = states.find((one) => one.part === part);
            const saved = state?.draft ?? state?.published;
            return (
              <li key={part}>
                <Link href={`/admin/customize?part=${part}`}>
                  <i>
                    <NamedIcon name={icon} fallback="layout-grid" />
                  </i>
                  <b>{title}</b>
                  <small>{text}</small>
                  <span className="state">
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
                      <span>
                        {formatMoment(Date.parse(saved.at))}
                        {saved.by && `، ${saved.by}`}
                      </span>
                    )}
                  </span>
                </Link>
              </li>
            );
          })}
        </S.Parts>
      )}
    </DeskData>
  );
}
