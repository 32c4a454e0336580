import { useMatches } from 'react-router'
import type { Area } from '../area.ts'
import { areas } from '../areas.ts'
import { useMay } from '../session/me.ts'

/** The areas of this person. */
export function useAreas(): readonly Area[] {
  const may = useMay()
  return areas.filter(({ permission }) => may(permission))
}

/** Whether the address belongs to an area of another role. */
export function useIsForbidden(): boolean {
  const may = useMay()
  const matches = useMatches()
  return matches.some(({ handle }) => {
    const needed = namesOf.find((name) => name === handle)
    return needed !== undefined && !may(needed)
  })
}

const namesOf = areas.map(({ permission }) => permission)
