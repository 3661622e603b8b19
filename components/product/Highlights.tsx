import {
  Battery,
  Camera,
  Cpu,
  Gamepad2,
  HardDrive,
  type Icon,
  Ruler,
  ShieldCheck,
  Smartphone,
  Sparkles,
  Volume2,
  Weight,
  Wifi,
  Zap,
} from '@/components/ui/icons';
import { ModelName } from '@/components/ui/ModelName';
import type { Highlight } from '@/contract/product';
import * as S from './ProductDetails.styles';

const icons: Record<string, Icon> = {
  screen: Smartphone,
  camera: Camera,
  battery: Battery,
  chip: Cpu,
  weight: Weight,
  audio: Volume2,
  wireless: Wifi,
  storage: HardDrive,
  shield: ShieldCheck,
  game: Gamepad2,
  power: Zap,
  size: Ruler,
};

/** The four facts that matter most. */
export default function Highlights({ items }: { items: Highlight[] }) {
  return (
    <S.Highlights>
      {items.map((item) => {
        const Icon = icons[item.icon] ?? Sparkles;
        return (
          <li key={item.title}>
            <Icon size={24} />
            <b>
              <ModelName>{item.value}</ModelName>
            </b>
            <span>{item.title}</span>
          </li>
        );
      })}
    </S.Highlights>
  );
}
