import { useLocation } from 'react-router'
import { unprefixedPath } from '../locale.ts'
import { knownSearch } from '../rendering/page-parameters.ts'

interface Place {
  path: string
  children?: readonly Place[]
}

export function useScope() {
  const { pathname, search } = useLocation()
  const here = unprefixedPath(pathname) + knownSearch(search)
  const isAt = ({ path }: Place): boolean => path === here
  const isIn = (place: Place): boolean => isAt(place) || (place.children ?? []).some(isIn)
  return { isAt, isIn }
}
