// docs/first-load.md
(() => {
  const page = document.documentElement;
  try {
    const { theme } = localStorage;
    if (/^(light|dark)$/.test(theme)) page.dataset.theme = theme;
  } catch {}

  const early = [];
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
    if (!target.src || target.localName !== 'script') return;
    lost.add(target.src);
    page.dataset.lost = navigator.onLine ? 'part' : 'offline';
    clearTimeout(timer);
    timer = setTimeout(askAgain, pause);
  };
  const onClick = (event) => {
    const { target } = event;
    if (target.closest('[data-ask-again]')) location.reload();
    const pressed = target.closest('[data-early]');
    if (!pressed) return;
    early.push(pressed);
    event.preventDefault();
    event.stopPropagation();
  };

  const listeners = { click: onClick, error: onError, online: askAgain };
  for (const type in listeners) addEventListener(type, listeners[type], true);
  window.pelleReplayClicks = () => {
    for (const type in listeners) removeEventListener(type, listeners[type], true);
    for (const target of early.splice(0)) if (target.isConnected) target.click();
  };
})();
