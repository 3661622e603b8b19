import { css } from 'styled-components';

/** A fieldset of choices without the look of a fieldset. */
export const choiceGroup = css`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** Choices whose labels are cards, each covered by its radio button, so that the whole card can be pressed. */
export const cardChoices = css`
  ${choiceGroup}

  label {
    position: relative;
    display: grid;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;
