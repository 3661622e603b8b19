import { Image } from '@/components/ui/kit/firstLoad/Image';
import { Text } from '@/components/ui/layout/Text';
import { useAppSelector } from '@/hooks/useStore';
import { selectStaticsData } from '@/store/site';
import * as S from './LoginScene.styles';

/** The steps from the highest: `width` in percent, `height`, and the width (px) of the picture on the step. */
const steps = [
  { width: 19, height: '33%', picture: 272 },
  { width: 12, height: '21%', picture: 166 },
  { width: 9, height: '11%', picture: 128 },
];

/** A decorative stair with the shop's login pictures, one on each step. */
export function LoginScene() {
  const images = useAppSelector(selectStaticsData)?.loginImages ?? [];
  return (
    <S.Scene>
      <Text size="heading" weight="black">
        پلهٔ اول
        <br />
        همین‌جاست.
      </Text>
      <div className="stair" aria-hidden="true">
        {steps.map(({ width, height, picture }, index) => {
          const src = images[index];
          return (
            <span key={width} style={{ '--width': width, '--height': height, '--picture': `${picture}px` }}>
              {src && <Image src={src} alt="" width={picture} />}
            </span>
          );
        })}
      </div>
    </S.Scene>
  );
}
