let last = 0

/**
 * Runs once the screen shows the effect of a press: slow router work must not delay it. Of several
 * calls within one frame only the last one runs.
 */
export function afterPaint(work: () => void): void {
  last += 1
  const mine = last
  const run = () => {
    if (mine === last) work()
  }
  // Hidden pages are not painted.
  if (document.hidden) run()
  else requestAnimationFrame(() => setTimeout(run))
}
