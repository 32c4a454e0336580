let last = 0

/**
 * Runs once the screen shows what a press has changed: what takes the router a while must not be
 * felt under the finger. Of several presses within one frame the last one's work is done.
 */
export function afterPaint(work: () => void): void {
  last += 1
  const mine = last
  const run = () => {
    if (mine === last) work()
  }
  // What is out of sight is not painted.
  if (document.hidden) run()
  else requestAnimationFrame(() => setTimeout(run))
}
