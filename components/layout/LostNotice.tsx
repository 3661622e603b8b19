/**
 * Says that the network or a part of the page is missing. The document carries it outside of React and hidden, and
 * `data-lost` of the root element shows it: it must appear also when no script of the shop has come.
 */
export function LostNotice() {
  return (
    <div id="lost-notice" role="alert" popover="manual">
      <p data-when="offline">اتصال برقرار نیست</p>
      <p data-when="part">بخشی از صفحه نیامد</p>
      <button type="button" data-ask-again="">
        تلاش دوباره
      </button>
    </div>
  );
}
