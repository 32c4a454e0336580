import { useEffect, useState } from 'react'

/** Whether the element of this id is above the screen. */
export function useScrolledPast(id: string): boolean {
  const [isPast, setPast] = useState(false)
  // Where the page is scrolled to is outside React.
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => setPast(entry !== undefined && !entry.isIntersecting),
      // All that is below counts as seen, so that a leap past the button is noticed, too.
      { rootMargin: '-64px 0px 99999px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isPast
}
