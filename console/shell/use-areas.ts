import { useMatches } from 'react-router'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Area } from '../area.ts'
import { areas } from '../areas.ts'
import { useMay } from '../session/me.ts'

type May = (permission: Permission) => boolean

/** The areas of this person. */
export function useAreas(): readonly Area[] {
  const may = useMay()
  return areas.filter((area) => mayOpen(area, may))
}

/** Whether the address belongs to an area or a screen of other roles. */
export function useIsForbidden(): boolean {
  const may = useMay()
  const handles = useMatches().map(({ handle }) => handle)
  return areas.some(
    (area) =>
      handles.includes(area) &&
      (!mayOpen(area, may) ||
        area.screens.some(
          (screen) => handles.includes(screen) && screen.needs?.every(may) === false,
        )),
  )
}

function mayOpen({ permission }: Area, may: May): boolean {
  return [permission].flat().some(may)
}
