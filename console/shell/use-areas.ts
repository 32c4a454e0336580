import { matchPath, useMatches } from 'react-router'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Area, AreaScreen } from '../area.ts'
import { areas } from '../areas.ts'
import type { CanOpen } from '../parts/place-link.tsx'
import { useMay } from '../api/me.ts'

type May = (permission: Permission) => boolean

/** The areas of this person. */
export function useAreas(): readonly Area[] {
  const may = useMay()
  return areas.filter((area) => lackingOf(area, undefined, may) === null)
}

/** The permission that this person lacks for the present address; null if it is theirs. */
export function useLacking(): Permission | null {
  const may = useMay()
  const handles = useMatches().map(({ handle }) => handle)
  const area = areas.find((each) => handles.includes(each))
  return area
    ? lackingOf(
        area,
        area.screens.find((each) => handles.includes(each)),
        may,
      )
    : null
}

/** Screens cannot import the list of areas, which imports them: they get this from the shell. */
export function useCanOpen(): CanOpen {
  const may = useMay()
  return (to) => {
    const { pathname } = new URL(to, location.origin)
    const area = areas.find(({ path }) => path === pathname.split('/')[1])
    const screen = area?.screens.find(({ path }) => matchPath(`/${area.path}/${path}`, pathname))
    return !area || lackingOf(area, screen, may) === null
  }
}

function lackingOf(
  { permission }: Area,
  screen: AreaScreen | undefined,
  may: May,
): Permission | null {
  const anyOf = [permission].flat()
  if (!anyOf.some(may)) return anyOf[0] ?? null
  return screen?.needs?.find((need) => !may(need)) ?? null
}
