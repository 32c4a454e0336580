import type { ComponentProps } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** A link. The app may listen for presses on all of them; parts need to know nothing of it. */
export function Link({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>
}
