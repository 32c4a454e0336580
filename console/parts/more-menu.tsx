import { useId, useRef, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

interface MoreMenuProps {
  label: string
  actions: readonly { key: string; label: string; onPress: () => void }[]
  /** Below the actions. */
  children?: ReactNode
}

/** Actions that are rarely needed. The browser opens, places and closes it, also by Escape. */
export function MoreMenu({ label, actions, children }: MoreMenuProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  return (
    <>
      <Button kind="ghost" popoverTarget={id}>
        {label} <Icon name="chevron-down" />
      </Button>
      <section ref={panel} id={id} popover="auto" aria-label={label} className="more-menu">
        {actions.map((action) => (
          <button
            key={action.key}
            type="button"
            onClick={() => {
              // Focus is on the opener before a dialog opens, and returns there when it closes.
              panel.current?.hidePopover()
              action.onPress()
            }}
          >
            {action.label}
          </button>
        ))}
        {children}
      </section>
    </>
  )
}
