/** Shown while Next cannot be reached. The content security policy allows no script, so the page needs none. */
export const unavailablePage = `<!doctype html>
<html lang="fa" dir="rtl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>ارتباط با فروشگاه برقرار نشد</title>
<style>
  body { margin: 20vh auto 0; max-width: 30rem; padding: 0 1rem; font-family: sans-serif; line-height: 2; text-align: center; }
</style>
<h1>ارتباط با فروشگاه برقرار نشد</h1>
<p>لطفاً چند لحظهٔ دیگر صفحه را دوباره باز کنید. سبد خریدتان دست‌نخورده است.</p>
</html>
`;
