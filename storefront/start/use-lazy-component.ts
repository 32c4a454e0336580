import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A part of the page loaded when first wanted. If loading fails the page goes on without it, and
 * tries again the next time it is wanted.
 */
export function useLazyComponent<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onMissing: () => void,
): Part | null {
  const [kept, setKept] = useState<{ part: Part } | null>(null)
  const fetchPart = useEffectEvent(load)
  const goWithout = useEffectEvent(onMissing)

  // Loading is asynchronous and may outlive the component.
  useEffect(() => {
    if (!isWanted || kept) return
    // A part that failed to load once is not fetched again until the page is reloaded.
    if (!navigator.onLine) return goWithout()
    let isLeft = false
    fetchPart().then(
      (part) => {
        if (!isLeft) setKept({ part })
      },
      () => {
        if (!isLeft) goWithout()
      },
    )
    return () => {
      isLeft = true
    }
  }, [isWanted, kept])

  return kept?.part ?? null
}
