import styled from 'styled-components';

/** Choices whose labels are cards, each covered by its radio button, so that the whole card can be pressed. */
export const CardChoices = styled.fieldset`
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
