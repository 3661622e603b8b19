// docs/performance
(() => {
  const page = document.documentElement;
  try {
    const { theme, cartId, userInfo } = localStorage;
    if (/^(light|dark)$/.test(theme)) page.dataset.theme = theme;
    if (!cartId && !userInfo) page.dataset.stranger = '';
  } catch {}

  const early = new Set();
  const lost = new Set();
  let pause = 2000;
  let timer;
  const ask = (src) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    script.onload = () => {
      lost.delete(src);
      if (!lost.size) delete page.dataset.lost;
    };
    document.head.append(script);
  };
  const askAgain = () => {
    pause = Math.min(pause * 2, 60000);
    lost.forEach(ask);
  };
  const begin = () => {
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', begin);
    for (const script of document.querySelectorAll('[type=waiting]')) {
      script.remove();
      ask(script.src);
    }
  };
  const onError = ({ target }) => {
    if (target.rel && target.href.includes('/_next/'))
      setTimeout(() => target.replaceWith(target.cloneNode()), (pause *= 2));
    if (!target.src || target.localName !== 'script') return;
    lost.add(target.src);
    page.dataset.lost = navigator.onLine ? 'part' : 'offline';
    clearTimeout(timer);
    timer = setTimeout(askAgain, pause);
  };
  const onClick = (event) => {
    const { target } = event;
    if (target.closest('[data-ask-again]')) location.reload();
    const pressed = target.closest('[type=button],[data-early]');
    if (!pressed) return;
    early.add(pressed);
    event.preventDefault();
    event.stopPropagation();
  };

  const listeners = {
    click: onClick,
    error: onError,
    online: askAgain,
    load: begin,
    pointerdown: begin,
    keydown: begin,
  };
  for (const type in listeners) addEventListener(type, listeners[type], true);
  setTimeout(begin, 5e3);
  window.pelleReplayClicks = () => {
    for (const type in listeners) removeEventListener(type, listeners[type], true);
    for (const target of early) if (target.isConnected) target.click();
    early.clear();
  };
})();
