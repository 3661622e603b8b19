import { Button } from '@/components/ui/kit/Button';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { DialogHeader } from '@/components/ui/kit/DialogHeader';
import { Check, X } from '@/components/ui/kit/icons';
import { Modal } from '@/components/ui/kit/Modal';
import { Picture } from '@/components/ui/kit/Picture';
import { Amount, OldPrice, PercentPill } from '@/components/ui/kit/Price';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { LineView, ServiceView } from '@/contract/view';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { discountPercent } from '@/rules/pricing';
import { selectServiceCount, serviceWanted } from '@/store/service';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import * as S from './ServiceDetails.styles';

function List({ title, kind, lines }: { title: string; kind: 'covered' | 'excluded'; lines: string[] }) {
  const Icon = kind === 'covered' ? Check : X;
  const ink = kind === 'covered' ? 'success' : 'danger';
  return (
    <section>
      <Heading level={3} ink={ink}>
        {title}
      </Heading>
      <ul>
        {lines.map((line) => (
          <Row as="li" key={line} align="start">
            <Text as="span" ink={ink}>
              <Icon size={16} />
            </Text>
            {line}
          </Row>
        ))}
      </ul>
    </section>
  );
}

type Props = { item: LineView; service: ServiceView; onClose: () => void };

/** Cover, exclusions, terms and price of an insurance or a service, in plain words. */
export default function ServiceDetails({ item, service, onClose }: Props) {
  const dispatch = useAppDispatch();
  const count = useAppSelector((state) => selectServiceCount(state, item, service));
  const insures = service.kind === 'insurance';
  const { price, discountPrice, months, ceiling, deductible } = service;
  const { productPropertyId } = item;

  return (
    <Modal kind="dialog" wide="scene" titleId="service-details" onClose={onClose}>
      {(close) => (
        <S.Details>
          <Card as="div" className="words" tone="plain" gap={5}>
            <DialogHeader id="service-details" title={service.title} onClose={close} />
            <Text ink="muted">
              {service.description.join('؛ ')}. {insures ? 'بیمه‌گر' : 'ارائه‌دهنده'}: {service.provider}
            </Text>
            <div className="lists">
              <List title={insures ? 'پوشش می‌دهد' : 'شامل می‌شود'} kind="covered" lines={service.coverage} />
              <List
                title={insures ? 'پوشش نمی‌دهد' : 'شامل نمی‌شود'}
                kind="excluded"
                lines={service.exclusions}
              />
            </div>
            <dl className="facts">
              {deductible && <DescriptionRow name="سهم شما از هر خسارت">{deductible}</DescriptionRow>}
              <DescriptionRow name={insures ? 'مهلت اعلام خسارت' : 'مهلت استفاده'}>
                {service.claimDeadline}
              </DescriptionRow>
              {ceiling !== null && <DescriptionRow name="سقف پوشش">{formatToman(ceiling)}</DescriptionRow>}
            </dl>
            <section>
              <Heading level={3}>شرایط</Heading>
              <Text ink="muted">{service.termsAndConditions}</Text>
            </section>
            <Row as="footer" justify="between" gap={4}>
              <div>
                {price > discountPrice && (
                  <Row as="span">
                    <OldPrice value={price} />
                    <PercentPill percent={discountPercent(price, discountPrice)} />
                  </Row>
                )}
                <Text as="div" size="heading" weight="black">
                  <Amount value={discountPrice} />
                </Text>
                {months !== null && (
                  <Text size="caption" ink="muted" as="small">
                    ماهی {formatToman(Math.ceil(discountPrice / months))}، برای {toPersianDigits(months)} ماه
                  </Text>
                )}
              </div>
              <Button
                size="bar"
                variant={count > 0 ? 'secondary' : 'primary'}
                onClick={() => {
                  close();
                  const wanted = count > 0 ? 0 : 1;
                  dispatch(serviceWanted({ productPropertyId, serviceId: service.serviceId, count: wanted }));
                }}
              >
                {count > 0 ? 'حذف' : 'افزودن'} {insures ? 'بیمه' : 'خدمت'}
              </Button>
            </Row>
          </Card>
          <div className="picture">
            <Picture src={service.imageUrl} alt="" width={232} full />
          </div>
        </S.Details>
      )}
    </Modal>
  );
}
