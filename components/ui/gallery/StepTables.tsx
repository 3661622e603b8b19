import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Text } from '@/components/ui/layout/Text';
import { inks, textSizes, weights } from './samples';

const textUses = {
  caption: 'what explains a figure or a field',
  small: 'secondary text, chips',
  body: 'text',
  title: 'of a card, a dialog, a row of a desk; prices',
  heading: 'of a section or a page',
  display: 'the one figure or sentence that a screen is about',
} as const;

const spaceUses = [
  'inside a chip',
  'between an icon and its text, between chips',
  'between the rows of a card',
  'padding of a card on a phone, between cards',
  'padding of a card',
  'between parts of a page on a phone, padding of a card on a desktop',
  'between parts of a page',
  'between sections, at the end of a page',
] as const;

const sentence = 'پرداخت در ۱۲ قسط ماهانه';

/** The steps of type and of space with their tokens (`styles/tokens.ts`), and the inks and weights of a text. */
export const StepTables = () => (
  <>
    <Card>
      <Heading level={3}>Type</Heading>
      <table>
        <tbody>
          {textSizes.map((size) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              <td>
                <Text as="span" lang="fa" size={size}>
                  {sentence}
                </Text>
              </td>
              <td>{textUses[size]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
    <Card>
      <Heading level={3}>Space</Heading>
      <table>
        <tbody>
          {spaceUses.map((use, index) => (
            <tr key={use}>
              <th scope="row">{index + 1}</th>
              <td>
                <span className="bar" style={{ '--bar': `var(--space-${index + 1})` }} />
              </td>
              <td>{use}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
    <Card>
      <Heading level={3}>Inks and weights</Heading>
      <table>
        <tbody>
          {inks.map((ink) => (
            <tr key={ink}>
              <th scope="row">{ink}</th>
              <td>
                <Text as="span" lang="fa" ink={ink}>
                  {sentence}
                </Text>
              </td>
            </tr>
          ))}
          {weights.map((weight) => (
            <tr key={weight}>
              <th scope="row">{weight}</th>
              <td>
                <Text as="span" lang="fa" weight={weight}>
                  {sentence}
                </Text>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  </>
);
