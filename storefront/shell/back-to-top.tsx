import type { MouseEvent } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '../messages/messages.ts'
import { useScroll } from './scroll.ts'

/** Appears after two screens; without scripts it stands at the top of the footer. */
export function BackToTop() {
  const { shell } = useMessages()
  const { isFar } = useScroll()
  return (
    <a href="#top" className="to-top" data-far={isFar || undefined} onClick={goUp}>
      <Icon name="arrow-up" />
      <span className="sr-only">{shell.backToTop}</span>
    </a>
  )
}

/** Scrolls without changing the URL, and moves the keyboard focus to the top. */
function goUp(event: MouseEvent): void {
  event.preventDefault()
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
  document.querySelector<HTMLElement>('.skip-link')?.focus({ preventScroll: true })
}
