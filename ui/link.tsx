import type { ComponentProps } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** A plain link. The app intercepts clicks on all links, so ui/ needs no router. */
export function Link({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>
}
