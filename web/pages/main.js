// The little the server's own pages need: theme, seat menus, copying links. They work without it.
const root = document.documentElement;
for (const b of document.querySelectorAll('#theme')) {
  /** @type {HTMLElement} */ (b).hidden = false;
  b.addEventListener('click', () => {
    const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.theme = dark ? 'light' : 'dark';
    localStorage.setItem('ib-theme', root.dataset.theme);
    document.cookie = `ib-theme=${root.dataset.theme}; path=/; max-age=31536000; samesite=lax`;
  });
}
// On a phone the games lie side by side: the chosen one comes into sight, and the page stays where it is.
const chosen = /** @type {HTMLElement | null} */ (document.querySelector('.card.game[aria-current]'));
const row = chosen?.closest('ul');
if (chosen && row) row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
// A link to hand on is a whole address.
for (const i of document.querySelectorAll('input[data-absolute]')) {
  const input = /** @type {HTMLInputElement} */ (i);
  input.value = new URL(input.value, location.href).href;
  input.addEventListener('focus', () => input.select());
}
for (const b of document.querySelectorAll('[data-copy]')) {
  const button = /** @type {HTMLElement} */ (b);
  // Only where the browser can.
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(new URL(button.dataset.copy ?? '', location.href).href);
    button.classList.add('copied');
    if (button.dataset.done) button.textContent = button.dataset.done;
  });
}
