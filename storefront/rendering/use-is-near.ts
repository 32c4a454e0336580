import { useEffect, useState, type RefObject } from 'react'

/** Whether a shown element has come near the screen. A hidden one, as in a closed tab, has not. */
export function useIsNear(place: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isNear, setNear] = useState(false)
  // The scroll position is outside React.
  useEffect(() => {
    const element = place.current
    if (!element || !isShown) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, isShown])
  return isNear
}
