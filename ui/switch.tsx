import { Tick } from './tick.tsx'
import type { TickProps } from './tick.tsx'

/** For a setting that takes effect immediately; a form submitted later uses a checkbox. */
export function Switch(props: TickProps) {
  return <Tick {...props} kind="switch" />
}
