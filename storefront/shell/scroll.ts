import { createStore, useStore } from '#ui/store.ts'

export interface Scroll {
  isGoingDown: boolean
  /** More than two screens from the top. */
  isFar: boolean
}

/** Ignores smaller movements, such as a trembling finger. */
const minMove = 8

const atTop: Scroll = { isGoingDown: false, isFar: false }
let lastY = 0

const scroll = createStore(atTop, {
  connect() {
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  },
})

export function useScroll(): Scroll {
  return useStore(scroll)
}

function follow(): void {
  const moved = scrollY - lastY
  if (Math.abs(moved) < minMove) return
  lastY = scrollY
  const before = scroll.get()
  const isGoingDown = moved > 0 && scrollY > 200
  const isFar = scrollY > innerHeight * 2
  if (isGoingDown === before.isGoingDown && isFar === before.isFar) return
  scroll.set({ isGoingDown, isFar })
}
