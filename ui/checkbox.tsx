import { Checkable } from './checkable.tsx'
import type { CheckableProps } from './checkable.tsx'

interface CheckboxProps extends CheckableProps {
  /** Only some of the dependent options are selected. */
  mixed?: boolean
}

export function Checkbox({ mixed = false, ...props }: CheckboxProps) {
  return (
    <Checkable
      {...props}
      kind="checkbox"
      data-mixed={mixed || undefined}
      ref={(input: HTMLInputElement | null) => {
        if (input) input.indeterminate = mixed
      }}
    />
  )
}
