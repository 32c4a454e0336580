import { useEffect, useMemo, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { StaffKey } from '../api/staff-api.ts'
import { useKeptFocus } from '../parts/use-kept-focus.ts'
import { showFailure } from '../parts/toasts.ts'
import { swapped } from './swapped.ts'

interface Moves<Entry> {
  keyOf: (entry: Entry) => string
  save: (key: string, position: number) => Promise<unknown>
  /** Read again once all is saved. */
  calls: readonly StaffKey[]
}

/** From the last press until the order is saved. */
const restMs = 800

/**
 * Sorts a list that is shown at once and saved as a whole, after a rest or on leaving the screen.
 * Saved press by press, the list would jump and each press would write half of it.
 */
export function useMoves<Entry extends { position: number }>(
  entries: readonly Entry[],
  { keyOf, save, calls }: Moves<Entry>,
) {
  const queries = useQueryClient()
  const keepFocus = useKeptFocus()
  const [moved, setMoved] = useState<ReadonlyMap<string, number>>(new Map())
  const placed = useMemo(
    () =>
      entries.map((entry) => ({ ...entry, position: moved.get(keyOf(entry)) ?? entry.position })),
    [entries, moved, keyOf],
  )

  async function saveAll() {
    const changes = entries
      .map((entry) => ({ entry, position: moved.get(keyOf(entry)) ?? entry.position }))
      .filter(({ entry, position }) => entry.position !== position)
    try {
      for (const { entry, position } of changes) {
        // oxlint-disable-next-line no-await-in-loop
        await save(keyOf(entry), position)
      }
    } catch (error) {
      showFailure(error)
    }
    await Promise.all(calls.map((call) => queries.invalidateQueries({ queryKey: [call] })))
    // What was moved meanwhile is saved next.
    setMoved((now) => (now === moved ? new Map() : now))
  }

  const latest = useRef({ saveAll, isWaiting: false })
  useEffect(() => {
    latest.current.saveAll = saveAll
  })
  useEffect(() => {
    if (moved.size === 0) return
    latest.current.isWaiting = true
    const timer = setTimeout(() => {
      latest.current.isWaiting = false
      void latest.current.saveAll()
    }, restMs)
    return () => clearTimeout(timer)
  }, [moved])
  useEffect(() => {
    const { current } = latest
    return () => {
      if (current.isWaiting) void current.saveAll()
    }
  }, [])

  /** Moves one of the siblings, which are as they are shown. */
  const move = (siblings: readonly Entry[], from: number, to: number) => {
    const changes = swapped(siblings, from, to)
    keepFocus()
    setMoved((before) => {
      const places = changes.map(({ entry, position }) => [keyOf(entry), position] as const)
      return new Map([...before, ...places])
    })
  }
  return { placed, move, isSaved: moved.size === 0 }
}
