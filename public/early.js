// Runs before the first paint and before React: the shopper's theme, clicks made before the page is alive, and scripts
// of the first load that did not come.
(() => {
  const page = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  } catch {
    // Storage is forbidden: the system's theme stays.
  }

  const early = [];
  const remember = (event) => {
    const target = event.target instanceof Element && event.target.closest('[data-early]');
    if (target) {
      early.push(target);
      event.preventDefault();
    }
  };

  // Addresses of scripts to ask for again. Until one of them comes, the document's notice says that a part is missing.
  const lost = new Set();
  let pause = 2000;
  let timer;
  const askAgain = () => {
    pause = Math.min(pause * 2, 60000);
    for (const src of lost) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.onload = () => {
        lost.delete(src);
        if (!lost.size) delete page.dataset.lost;
      };
      document.head.append(script);
    }
  };
  const onError = ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    lost.add(target.src);
    page.dataset.lost = navigator.onLine ? 'part' : 'offline';
    clearTimeout(timer);
    timer = setTimeout(askAgain, pause);
  };
  const onPress = ({ target }) => target instanceof Element && target.closest('[data-ask-again]') && location.reload();

  const listeners = [
    [document, 'click', remember],
    [document, 'click', onPress],
    [window, 'error', onError],
    [window, 'online', askAgain],
  ];
  for (const [place, type, listener] of listeners) place.addEventListener(type, listener, true);

  // Called once after hydration: the clicks are made again, now that something answers them.
  window.pelleReplayClicks = () => {
    for (const [place, type, listener] of listeners) place.removeEventListener(type, listener, true);
    for (const target of early.splice(0)) if (target.isConnected) target.click();
  };
})();
