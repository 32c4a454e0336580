import { Checkable } from './checkable.tsx'
import type { CheckableProps } from './checkable.tsx'

export function Radio(props: CheckableProps & { name: string; value: string }) {
  return <Checkable {...props} kind="radio" />
}
