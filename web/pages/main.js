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
for (const b of document.querySelectorAll('[data-copy]')) {
  b.addEventListener('click', async () => {
    await navigator.clipboard.writeText(/** @type {HTMLElement} */ (b).dataset.copy ?? '');
    b.classList.add('copied');
  });
}
