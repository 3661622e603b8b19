/**
 * Says that the network or a part of the page is missing, or that there is a new release of the shop. It lies hidden in the
 * document outside of React, and `data-lost` on the root element shows it, since it must also appear when no script of the shop has
 * loaded.
 */
export function LostNotice() {
  return (
    <div id="lost-notice" role="alert" popover="manual">
      <p data-when="offline">اتصال برقرار نیست</p>
      <p data-when="part">بخشی از صفحه بارگذاری نشد</p>
      <p data-when="release">نسخهٔ تازه آماده است</p>
      <button type="button" data-ask-again="">
        تلاش دوباره
      </button>
      <button type="button" data-ask-again="" data-when="release">
        به‌روزرسانی
      </button>
    </div>
  );
}
