import { useSyncExternalStore } from 'react'

export interface Scroll {
  isGoingDown: boolean
  /** More than two screens from the top. */
  isFar: boolean
}

/** Ignores smaller movements, such as a trembling finger. */
const leastMove = 8

let scroll: Scroll = { isGoingDown: false, isFar: false }
let lastY = 0
const atTop: Scroll = { isGoingDown: false, isFar: false }

export function useScroll(): Scroll {
  return useSyncExternalStore(
    watch,
    () => scroll,
    () => atTop,
  )
}

const watchers = new Set<() => void>()

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) addEventListener('scroll', follow, { passive: true })
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
    if (watchers.size === 0) removeEventListener('scroll', follow)
  }
}

function follow(): void {
  const moved = scrollY - lastY
  if (Math.abs(moved) < leastMove) return
  lastY = scrollY
  const isGoingDown = moved > 0 && scrollY > 200
  const isFar = scrollY > innerHeight * 2
  if (isGoingDown === scroll.isGoingDown && isFar === scroll.isFar) return
  scroll = { isGoingDown, isFar }
  for (const watcher of watchers) watcher()
}
