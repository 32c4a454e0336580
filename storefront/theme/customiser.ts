/**
 * `apply-theme.inline.ts` loads this to open the panel; from then on the keys are heard here. A file
 * of its own, so that the build loads the panel's style sheet along with it.
 */
const panel = import('./show-panel.tsx')

void panel.then(({ openPanel }) => openPanel())
addEventListener(
  'keydown',
  ({ altKey, shiftKey, code }) => {
    if (altKey && shiftKey && code === 'KeyT') void panel.then(({ togglePanel }) => togglePanel())
  },
  true,
)

export {}
