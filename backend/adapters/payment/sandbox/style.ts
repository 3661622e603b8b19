/** The style sheet of the sandbox bank's pages. It looks like a bank and not like the shop. */
export const style = `
@font-face { font-family: Vazirmatn; src: url(/fonts/vazirmatn.woff2) format('woff2'); font-weight: 100 900; }
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: #e4ecef; color: #14242b; font: 400 16px/1.7 Vazirmatn, Tahoma, sans-serif; }
h1, h2, p, dl, dd, fieldset { margin: 0; padding: 0; border: 0; }
.notice { padding: 12px 16px; background: #fff3c4; color: #4d3800; font-weight: 700; text-align: center; }
.notice::before { content: ''; display: block; height: 10px; margin: -12px -16px 10px;
  background: repeating-linear-gradient(135deg, #1b1b1b 0 12px, #ffcb2e 12px 24px); }
header { background: #12404a; color: #fff; }
header div { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; }
header div, main { max-width: 1040px; margin-inline: auto; padding: 14px 16px; }
h1 { font-size: 18px; font-weight: 800; }
header div p:last-child { margin-inline-start: auto; }
form { display: grid; gap: 16px; }
section, .card { padding: 20px; border-radius: 12px; background: #fff; }
h2, legend { padding: 0; font-size: 15px; font-weight: 800; }
dl { display: grid; gap: 10px; }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 12px; }
dt { color: #44585f; }
dd { font-weight: 700; }
.field { display: grid; gap: 4px; margin-block-end: 16px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
label { font-size: 14px; }
input:not([type='radio']) { width: 100%; min-height: 52px; padding: 0 14px; border: 1px solid #6d8189; border-radius: 8px;
  background: #fff; color: inherit; font: inherit; direction: ltr; text-align: left; }
.hint { font-size: 13px; color: #0b5560; }
.choice { display: flex; gap: 10px; align-items: center; min-height: 44px; padding: 0 10px; border-radius: 8px; font-size: 15px; }
.choice:has(:checked) { background: #dff0f3; }
input[type='radio'] { width: 20px; height: 20px; margin: 0; accent-color: #0b6472; }
.buttons { display: flex; flex-wrap: wrap; gap: 12px; }
button, .button { display: inline-grid; place-items: center; min-height: 52px; padding: 0 20px; border: 1px solid #0b6472;
  border-radius: 10px; background: #0b6472; color: #fff; font: inherit; font-weight: 700; text-decoration: none; cursor: pointer; }
button[value='pay'] { flex: 1 1 220px; }
button[value='cancel'] { background: #fff; color: #0b4550; }
:focus-visible { outline: 3px solid #b35900; outline-offset: 2px; }
.message { display: grid; gap: 16px; justify-items: start; max-width: 560px; margin-inline: auto; }
@media (min-width: 800px) {
  form { grid-template: 'pay sum' auto 'pay choice' 1fr / 3fr 2fr; }
  .card { grid-area: pay; }
  .sum { grid-area: sum; }
  .choices { grid-area: choice; }
}
@media (max-width: 799px) { .sum { order: -1; } }
`;
