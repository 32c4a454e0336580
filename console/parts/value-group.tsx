import type { ReactNode } from 'react'
import { hasRoom } from './fold-card.tsx'
import { ValueFold } from './value-fold.tsx'

interface ValueGroupProps {
  name: string
  label: string
  children: () => ReactNode
}

/** Parts that belong together: a card that folds, or a heading within one. */
export function ValueGroup({ name, label, children }: ValueGroupProps) {
  const isCard = name.split('.').length === 2
  return (
    <fieldset className={isCard ? 'value-item value-card' : 'value-group'}>
      <legend className={isCard ? 'sr-only' : undefined}>{label}</legend>
      {isCard ? (
        <ValueFold name={name} title={label} isOpenAtFirst={hasRoom()}>
          {children}
        </ValueFold>
      ) : (
        children()
      )}
    </fieldset>
  )
}
