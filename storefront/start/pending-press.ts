import { showWaiting } from './waiting.ts'

let pressed: Element | null = null

if (typeof document !== 'undefined') {
  const storeResponse = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('a, button') : null
  }
  document.addEventListener('click', storeResponse, true)
}

/** Shows the pressed control as busy while the code it needs is loading. */
export async function waitingFor<Part>(part: Promise<Part>): Promise<Part> {
  const control = pressed
  // Already shown as busy by React.
  if (!control || control.ariaBusy) return part
  showWaiting(control, true)
  try {
    return await part
  } finally {
    showWaiting(control, false)
  }
}
