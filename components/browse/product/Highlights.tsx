import { Licences } from '@/components/browse/content/Licences';
import { ModelName } from '@/components/ui/kit/ModelName';
import { type IconName, NamedIcon } from '@/components/ui/kit/NamedIcon';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { Highlight } from '@/contract/product';
import type { Licence } from '@/contract/site';
import * as S from './ProductDetails.styles';

/** Icons by the server's names of facts. */
const icons: Readonly<Record<string, IconName>> = {
  screen: 'smartphone',
  camera: 'camera',
  battery: 'battery',
  chip: 'cpu',
  weight: 'weight',
  audio: 'volume-2',
  wireless: 'wifi',
  storage: 'hard-drive',
  shield: 'shield-check',
  game: 'gamepad-2',
  power: 'zap',
  size: 'ruler',
};

/** The product's four most important facts, and the shop's licences. */
export default function Highlights({ items, licences }: { items: Highlight[]; licences: Licence[] }) {
  return (
    <Stack gap={6}>
      <S.Highlights>
        {items.map((item) => (
          <li key={item.title}>
            <NamedIcon name={icons[item.icon] ?? null} fallback="sparkles" size={24} />
            <b>
              <ModelName>{item.value}</ModelName>
            </b>
            <Text as="span" size="small" ink="faint">
              {item.title}
            </Text>
          </li>
        ))}
      </S.Highlights>
      <Licences licences={licences} />
    </Stack>
  );
}
