import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { partMessages } from './messages.ts'

/** Asks before unsaved changes are left, within the console and on closing the tab. */
export function useLeaveGuard(isUnsaved: boolean) {
  const texts = useMessages(partMessages)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )

  // Closing the tab is outside the router.
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={texts.leaveTitle}
      action={texts.leave}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {texts.leaveText}
    </ConfirmDialog>
  )
}
