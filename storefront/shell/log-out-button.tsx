import { useNavigate } from 'react-router'
import { showToast } from '#ui/toasts.ts'
import { useLocale, useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { waitingFor } from '../start/pending-press.ts'

export function LogOutButton({ className }: { className?: string }) {
  const { shell, errors } = useMessages()
  const locale = useLocale()
  const path = useLocalePath()
  const navigate = useNavigate()

  async function logOut(): Promise<void> {
    try {
      const { signOut } = await waitingFor(import('../authentication/sign-out.ts'))
      await signOut(locale, async () => navigate(path('/')))
      showToast(shell.loggedOut)
    } catch {
      // The script for signing out failed to load.
      showToast(errors.noConnection, { tone: 'error' })
    }
  }

  return (
    <button type="button" className={className} onClick={() => void logOut()}>
      {shell.logOut}
    </button>
  )
}
