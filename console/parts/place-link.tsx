import { Link, useOutletContext, type LinkProps } from 'react-router'

/** Says whether this person may open the screen at an address of the console. */
export type CanOpen = (to: string) => boolean

/** A link to another screen, or only its text for a person who may not open that. */
export function PlaceLink({ to, ...rest }: LinkProps & { to: string }) {
  const canOpen = useOutletContext<CanOpen>()
  return canOpen(to) ? <Link to={to} {...rest} /> : rest.children
}
