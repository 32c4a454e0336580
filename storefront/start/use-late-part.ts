import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A part of the page that is fetched when it is first wanted. Where it cannot be had the page goes
 * on without it, and asks again the next time it is wanted.
 */
export function useLatePart<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onMissing: () => void,
): Part | null {
  const [kept, setKept] = useState<{ part: Part } | null>(null)
  const fetchPart = useEffectEvent(load)
  const goWithout = useEffectEvent(onMissing)

  // Scripts come over the network, and may come too late.
  useEffect(() => {
    if (!isWanted || kept) return
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
