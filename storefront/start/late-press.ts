import { showWaiting } from './waiting.ts'

let pressed: Element | null = null

if (typeof document !== 'undefined') {
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('a, button') : null
  }
  document.addEventListener('click', remember, true)
}

/** For a part of the application that a press asks for: until it is here, the control says so. */
export async function waitingFor<Part>(part: Promise<Part>): Promise<Part> {
  const control = pressed
  // A button that React shows as busy stays React's.
  if (!control || control.ariaBusy) return part
  showWaiting(control, true)
  try {
    return await part
  } finally {
    showWaiting(control, false)
  }
}
