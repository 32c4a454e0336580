import { Tick } from './tick.tsx'
import type { TickProps } from './tick.tsx'

export interface CheckboxProps extends TickProps {
  /** Only some of the dependent options are selected. */
  mixed?: boolean
}

export function Checkbox({ mixed = false, ...props }: CheckboxProps) {
  return (
    <Tick
      {...props}
      kind="checkbox"
      data-mixed={mixed || undefined}
      ref={(input: HTMLInputElement | null) => {
        if (input) input.indeterminate = mixed
      }}
    />
  )
}
