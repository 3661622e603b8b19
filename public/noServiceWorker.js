// docs/adr/0035
addEventListener('install', () => skipWaiting());
const remove = async () => {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
};
addEventListener('activate', (event) => event.waitUntil(remove()));
// A page may have registered this script again just after it had ended itself, and the one before it may have kept a last answer.
addEventListener('message', (event) => event.waitUntil(remove()));
