import { useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useNavigate, useNavigation } from 'react-router'
import { ToastRegion } from '#ui/toast.tsx'
import { useMessages } from '../language/messages.ts'
import { showLanguageOf } from '../language/language.ts'
import { usePushes } from '../notifications/use-pushes.ts'
import { LeaveGuard } from '../parts/leave-guard.tsx'
import { useSaveKey } from '../parts/use-save-key.ts'
import { useShortcuts } from '../parts/use-shortcuts.ts'
import { useMe } from '../api/me.ts'
import { SignInAgain } from '../session/sign-in-again.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { shellMessages } from './messages.ts'
import { Forbidden } from './not-here.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { SideBar } from './side-bar.tsx'
import { useAreas, useCanOpen, useLacking } from './use-areas.ts'

export function Shell() {
  const texts = useMessages(shellMessages)
  const { _id: staffId } = useMe()
  const lacking = useLacking()
  const canOpen = useCanOpen()
  const isLoading = useNavigation().state === 'loading'
  const [isHelp, setHelp] = useState(false)
  useAreaShortcuts(() => setHelp(true))
  useSaveKey()
  useEffect(() => showLanguageOf(staffId), [staffId])
  usePushes(staffId)

  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        {texts.skip}
      </a>
      {isLoading ? <progress className="route-bar" aria-hidden="true" /> : null}
      <SideBar onHelp={() => setHelp(true)} />
      {lacking ? <Forbidden lacking={lacking} /> : <Outlet context={canOpen} />}
      <BottomBar />
      <ShortcutsDialog isOpen={isHelp} onClose={() => setHelp(false)} />
      <LeaveGuard />
      <SignInAgain />
      <ToastRegion label={texts.toasts} errorLabel={texts.errors} dismissLabel={texts.dismiss} />
      <ScrollRestoration />
    </div>
  )
}

/** `g` and an area's letter; `?` for the list of them. */
function useAreaShortcuts(help: () => void) {
  const areas = useAreas()
  const navigate = useNavigate()
  const jumps = areas.map(({ letter, path }) => [`g ${letter}`, () => void navigate(`/${path}`)])
  useShortcuts({ ...Object.fromEntries(jumps), '?': help })
}
