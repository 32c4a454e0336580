import { useEffect, useState } from 'react'

export function useScrolledPast(id: string): boolean {
  const [isPast, setPast] = useState(false)
  // The scroll position is outside React.
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => setPast(entry !== undefined && !entry.isIntersecting),
      // Everything below counts as visible, so that a jump past the element is noticed, too.
      { rootMargin: '-64px 0px 99999px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isPast
}
