// Runs before the first paint and before React: the shopper's theme, and clicks made before the page is alive.
(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
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
  document.addEventListener('click', remember, true);
  // Called once after hydration: the clicks are made again, now that something answers them.
  window.pelleReplayClicks = () => {
    document.removeEventListener('click', remember, true);
    for (const target of early.splice(0)) if (target.isConnected) target.click();
  };
})();
