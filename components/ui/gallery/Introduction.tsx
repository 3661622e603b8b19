import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';

/** What a part of a screen is made of: the need, and the components for it. */
const choices = [
  [
    'The frame of a page',
    'PageHead for its title, Container for its width, inside it PageColumn, Columns, or MenuColumns around a PageMenu and what it lists; Section for a part with a heading; Prose (components/browse/content) for text of the backend',
  ],
  [
    'Parts below each other, or beside each other',
    'Stack, Row; Grid for cells of equal width; as="ul" makes a list of them',
  ],
  [
    'A surface',
    'Card: raised on the page, sunken, outlined or quiet inside another card, plain in a dialog; Divider within one',
  ],
  ['A text', 'Text and Heading, with a step of type, an ink and a weight'],
  [
    'Something to press',
    'Button (one primary a screen), ButtonLink, IconButton, TextButton, Pill; SubmitButton sends a form',
  ],
  [
    'A form',
    'Stack with gap 2 of fields, each of which keeps a line for its error; FormGrid for short ones; FormAlert, then Actions for its buttons',
  ],
  ['A choice', 'Segments for a few words, Tiles, ChoiceCard, SelectField; Checkbox and Switch for yes or no'],
  [
    'A list of the desk',
    'useSearchedList and Toolbar for the search, PagedTable for its rows and pages; where more stands around them DeskData while it loads or after a failure, DeskTable and DeskPager (components/desk/kit, without states here)',
  ],
  ['A sentence that must be seen', 'Note in the page, StateBadge for a state, a toast after an action'],
  [
    'Something that is missing',
    'Skeleton while it loads, StateCard when it is empty, LoadFailure when it failed',
  ],
  ['A question or a form over the page', 'ConfirmDialog, Modal, FullSheet'],
] as const;

/** Which component is for what, and the rule of a screen. */
export const Introduction = () => (
  <Stack gap={4}>
    <Text>
      A new screen begins here. Compose it of these components. Write a file X.styles.ts only for what the kit
      has no word for: a picture, a diagram, a place that follows the scroll. When two screens need the same
      style, it becomes a component of the kit with its states on this page.
    </Text>
    <Card>
      <Heading level={2}>Which component for what</Heading>
      <table>
        <tbody>
          {choices.map(([need, components]) => (
            <tr key={need}>
              <th scope="row">
                <Text as="span" size="small" weight="medium">
                  {need}
                </Text>
              </th>
              <td>
                <Text as="span" size="small">
                  {components}
                </Text>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  </Stack>
);
