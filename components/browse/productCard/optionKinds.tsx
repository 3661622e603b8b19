import { Image } from '@/components/ui/kit/firstLoad/Image';
import { Disc3, HardDrive, type Icon, Package, Ruler, ShieldCheck } from '@/components/ui/kit/icons';
import type { AttributeView } from '@/contract/view';

/** Kinds of options by the name of their icon: what the group of buttons is called, and the icon beside each. */
export const optionKinds: Readonly<Record<string, { title: string; Icon: Icon }>> = {
  storage: { title: 'حافظه', Icon: HardDrive },
  guarantee: { title: 'گارانتی', Icon: ShieldCheck },
  size: { title: 'اندازه', Icon: Ruler },
  edition: { title: 'نسخه', Icon: Disc3 },
  pack: { title: 'بسته', Icon: Package },
};

/** The picture of an option, else the icon of its kind. The option's title beside it says what it is. */
export function OptionPicture({ option }: { option: AttributeView }) {
  if (option.imageUrl) return <Image src={option.imageUrl} alt="" width={20} />;
  const kind = optionKinds[option.value];
  return kind ? <kind.Icon size={16} /> : null;
}
