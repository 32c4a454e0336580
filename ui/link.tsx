import { createContext, createElement, use } from 'react'
import type { ComponentProps, ComponentType, ReactNode } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

const Anchor = createContext<ComponentType<LinkProps> | 'a'>('a')

interface LinkProviderProps {
  /** The app's own link, so that parts follow its router without knowing it. */
  component: ComponentType<LinkProps>
  children: ReactNode
}

export function LinkProvider({ component, children }: LinkProviderProps) {
  return <Anchor value={component}>{children}</Anchor>
}

export function Link(props: LinkProps) {
  return createElement(use(Anchor), props)
}
