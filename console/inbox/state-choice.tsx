import { useMessages } from '../language/messages.ts'
import type { ListState } from '../parts/use-list-state.ts'
import { inboxMessages } from './messages.ts'

interface StateChoiceProps<State extends string> {
  state: ListState<'state'>
  /** The first is shown unless another is chosen. */
  names: Readonly<Record<State, string>>
  shown: State
}

/** Which messages are listed; in the address, as every filter. */
export function StateChoice<State extends string>(props: StateChoiceProps<State>) {
  const { state, names, shown } = props
  const texts = useMessages(inboxMessages)
  return (
    <fieldset className="segments max-w-full" aria-label={texts.states}>
      {Object.entries<string>(names).map(([value, name]) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === shown}
          onClick={() => state.change({ state: value })}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
