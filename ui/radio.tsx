import { Tick } from './tick.tsx'
import type { TickProps } from './tick.tsx'

export function Radio(props: TickProps & { name: string; value: string }) {
  return <Tick {...props} kind="radio" />
}
