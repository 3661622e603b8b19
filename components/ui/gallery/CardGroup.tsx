import { ButtonLink } from '@/components/ui/kit/Button';
import { Message } from '@/components/ui/kit/Message';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
import { StairScene } from '@/components/ui/kit/StairScene';
import { Section } from '@/components/ui/layout/Section';
import { Text } from '@/components/ui/layout/Text';
import { PersonCard } from '@/components/ui/panel/PersonCard';
import { Scene } from './Scene.styles';
import { Specimen, State } from './Specimen';

/** Parts of pages, and whole pages. */
export const CardGroup = () => (
  <>
    <Specimen of="PersonCard" state="while the profile loads">
      <PersonCard />
    </Specimen>
    <Specimen of="StairScene" state="without pictures">
      <Scene>
        <StairScene>{[]}</StairScene>
      </Scene>
    </Specimen>
    <Specimen of="Section" state="with a note and a link" wide>
      <Section title="پرفروش‌های هفته" note="تا جمعه" link={{ title: 'دیدن همه', href: '#cards' }}>
        <Text>کارت‌های محصول</Text>
      </Section>
    </Specimen>
    <Specimen of="Message">
      <State name="a whole page" wide>
        <Message art="/art/extra-plug.webp" title="این صفحه پیدا نشد" text="شاید نشانی عوض شده باشد.">
          <ButtonLink href="#cards">صفحهٔ نخست</ButtonLink>
        </Message>
      </State>
      <State name="SlimHeader, the header of a page without the shop's" wide>
        <SlimHeader title="پیش‌فاکتور">سفارش ۱۲۸۴۰</SlimHeader>
      </State>
    </Specimen>
  </>
);
