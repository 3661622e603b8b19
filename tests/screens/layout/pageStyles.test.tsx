import { dividePageStyles } from '@/styles/pageStyles';

type Styled = typeof import('styled-components');
type Dom = typeof import('react-dom/server');

/** Two parts, in a copy of styled-components that has just been loaded, as in a browser that opens a page. */
async function loadParts() {
  jest.resetModules();
  const { default: styled, ServerStyleSheet }: Styled = await import('styled-components');
  const { renderToString }: Dom = await import('react-dom/server');
  const Early = styled.p.withConfig({ componentId: 'sc-early-0' })`
    color: red;
    b {
      color: blue;
    }
  `;
  const Late = styled.p.withConfig({ componentId: 'sc-late-0' })`
    color: green;
  `;
  return { ServerStyleSheet, renderToString, Early, Late };
}

/** What styled-components has inserted into the document. */
const inserted = () =>
  [...document.querySelectorAll('style[data-styled="active"]')]
    .map(({ textContent }) => textContent)
    .join('');

it('inserts in the browser only the styles that the server has not written', async () => {
  const server = await loadParts();
  const sheet = new server.ServerStyleSheet();
  server.renderToString(sheet.collectStyles(<server.Early />));
  const [element] = sheet.getStyleElement();
  const { css, notes } = dividePageStyles(element?.props.dangerouslySetInnerHTML.__html);
  expect(css).toContain('{color:red}');
  document.head.innerHTML = `<style>${css}</style><style type="notes" data-styled data-styled-version="${element?.props['data-styled-version']}">${notes}</style>`;

  const browser = await loadParts();
  expect(document.querySelector('[type=notes]')).toBeNull();
  const early = browser.renderToString(<browser.Early />);
  expect(inserted()).toBe('');
  expect(css).toContain(`.${early.match(/class="sc-early-0 (\w+)"/)?.[1]} b{color:blue}`);
  browser.renderToString(<browser.Late />);
  expect(inserted()).toMatch(/color: ?green/);
});
