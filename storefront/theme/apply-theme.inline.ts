// Runs in the head of every document, before the first paint: every byte counts, as in
// `start-on-intent.inline.ts`. It knows no setting, only the style that `stored-theme.ts` made,
// and whether the visitor is a member.
try {
  // Parts for visitors only show to no member, not even for a moment: `header-counts.ts`.
  document.documentElement.dataset['customer'] = JSON.parse(
    localStorage['shop.remembered'] ?? '{}',
  ).customer
  const { dir, css } = JSON.parse(localStorage['shop.theme.style'])
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
  document.dir = dir
} catch {
  // No theme is stored, or it cannot be read.
}
/** The theme customiser, linked from nowhere, opens when loaded. The server puts in its URL. */
const open = () => import(/* @vite-ignore */ 'CUSTOMISER')
// Captured: until React runs, presses go no further than the window.
addEventListener(
  'keydown',
  ({ altKey, shiftKey, code }) => {
    if (altKey && shiftKey && code === 'KeyT') void open()
  },
  true,
)
if (/[?&]customise/.test(location.search)) void open()
