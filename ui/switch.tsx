import { Checkable } from './checkable.tsx'
import type { CheckableProps } from './checkable.tsx'

/** For a setting that takes effect immediately; a form submitted later uses a checkbox. */
export function Switch(props: CheckableProps) {
  return <Checkable {...props} kind="switch" />
}
