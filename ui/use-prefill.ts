import { useEffect, useEffectEvent, useRef } from 'react'
import { arrivedValues, dividePrefill, type FieldState, type Values } from './prefill.ts'
import { isChanged, isComposing, isFocused, onPause } from './typing.ts'

interface Prefill<Name extends string> {
  /** Undefined until they have arrived. Others may follow: what they lack is emptied again. */
  values: Values<Name> | undefined
  /** Fields that are filled together or not at all. */
  wholes?: readonly (readonly Name[])[]
  /** The field on the page, if it is there. */
  fieldOf: (name: Name) => Element | null | undefined
  /** For what the page's fields do not tell, such as what was typed before a reload. */
  isOwn?: (name: Name) => boolean
  fill: (values: Values<Name>) => void
}

/**
 * Fills a form with values that arrive while the person may be typing. A field that they have
 * changed is never filled, and the one they are in only after they have left it unchanged.
 */
export function usePrefill<Name extends string>(options: Prefill<Name>): void {
  const { values } = options
  const arrived = JSON.stringify(values)
  const filled = useRef(new Set<Name>())

  const stateOf = useEffectEvent((name: Name): FieldState => {
    const field = options.fieldOf(name)
    if (options.isOwn?.(name) || (field && isChanged(field))) return 'own'
    return isComposing() || (field && isFocused(field)) ? 'in use' : 'free'
  })
  /** Returns what has to wait. */
  const fill = useEffectEvent((left: Values<Name>): Values<Name> => {
    const { due, waiting } = dividePrefill(left, options.wholes ?? [], stateOf)
    if (Object.keys(due).length > 0) options.fill(due)
    for (const name in due) filled.current[due[name] ? 'add' : 'delete'](name)
    return waiting
  })

  useEffect(() => {
    if (!values) return
    let waiting = fill(arrivedValues(values, filled.current))
    if (Object.keys(waiting).length === 0) return
    const stop = onPause(() => {
      waiting = fill(waiting)
      if (Object.keys(waiting).length === 0) stop()
    })
    return stop
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same values may come as another object
  }, [arrived])
}
