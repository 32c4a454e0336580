import { useEffect, useId, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { partMessages } from './messages.ts'

/** Forms on this screen with unsaved changes. The router allows one blocker, so they share it. */
const unsaved = new Map<string, { isKept: boolean }>()

/**
 * Has `LeaveGuard` ask before unsaved changes are left, and the browser on closing the tab unless a
 * draft of them is kept.
 */
export function useLeaveGuard(isUnsaved: boolean, isKept = false): void {
  const id = useId()
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    unsaved.set(id, { isKept })
    if (!isKept) addEventListener('beforeunload', ask)
    return () => {
      unsaved.delete(id)
      removeEventListener('beforeunload', ask)
    }
  }, [id, isUnsaved, isKept])
}

/** Asks before Esc or a press outside closes a dialog with unsaved changes. */
export function useCloseGuard(isUnsaved: boolean) {
  const inside = useRef<HTMLFormElement>(null)
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  const texts = useMessages(partMessages)
  useEffect(() => {
    const around = inside.current?.closest('dialog')
    if (!around || !isUnsaved) return
    const ask = (event: Event) => {
      if (event.target !== around) return
      event.preventDefault()
      setDialog(around)
    }
    around.addEventListener('cancel', ask)
    return () => around.removeEventListener('cancel', ask)
  }, [isUnsaved])
  const question = (
    <ConfirmDialog
      isOpen={dialog !== null}
      title={texts.leaveTitle}
      action={texts.leave}
      onConfirm={() => {
        setDialog(null)
        dialog?.close()
      }}
      onClose={() => setDialog(null)}
    >
      {texts.leaveText}
    </ConfirmDialog>
  )
  return { inside, question }
}

/** Asks before a screen with unsaved changes is left for another. */
export function LeaveGuard() {
  const texts = useMessages(partMessages)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={texts.leaveTitle}
      action={texts.leave}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {texts.leaveText}
      {[...unsaved.values()].every(({ isKept }) => isKept) ? ` ${texts.leaveKept}` : null}
    </ConfirmDialog>
  )
}
