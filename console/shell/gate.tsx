import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useNavigate, useNavigation } from 'react-router'
import { DescriptionList } from '#ui/description-list.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { Icon } from '#ui/icon.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { useMe } from '../api/me.ts'
import { useSessionState } from '../api/session.ts'
import { callQuery } from '../api/use-call.ts'
import { areaGroups } from '../area.ts'
import { showLanguageOf, useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { usePushes } from '../notifications/use-pushes.ts'
import { LeaveGuard } from '../parts/leave-guard.tsx'
import { PageDialog } from '../parts/page-dialog.tsx'
import { useSaveKey, saveKeyName } from '../parts/use-save-key.ts'
import { useShortcuts } from '../parts/use-shortcuts.ts'
import { SignInAgain } from '../session/sign-in-again.tsx'
import { SignInScreen } from '../session/sign-in-screen.tsx'
import { AccountMenu } from './account-menu.tsx'
import { AreaLink } from './area-link.tsx'
import { shellMessages } from './messages.ts'
import { Forbidden } from './not-here.tsx'
import { useAreas, useCanOpen, useLacking } from './use-areas.ts'

const EnrolScreen = lazy(async () => ({
  default: (await import('../session/enrol-screen.tsx')).EnrolScreen,
}))

const OwnPasswordScreen = lazy(async () => ({
  default: (await import('../session/own-password-screen.tsx')).OwnPasswordScreen,
}))

/** Nothing of the console without a session. A session that ends keeps its page. */
export function Gate() {
  const session = useSessionState()
  const isSignedOut = session === 'signed-out'
  const queries = useQueryClient()
  // A session that had ended before the page was loaded has no page to keep.
  const hasPage = queries.getQueryData(callQuery('GET /auth/me', {}).queryKey) !== undefined

  // What one person saw is not shown to the next.
  useEffect(() => {
    if (isSignedOut) queries.clear()
  }, [isSignedOut, queries])

  if (isSignedOut || (session === 'ended' && !hasPage)) return <SignInScreen />
  return (
    <Suspense>
      <SignedIn />
    </Suspense>
  )
}

function SignedIn() {
  const { needs_second_factor: needsSecondFactor, needs_new_password: needsPassword } = useMe()
  if (needsPassword) return <OwnPasswordScreen />
  return needsSecondFactor ? <EnrolScreen /> : <Shell />
}

function Shell() {
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

interface ShortcutsDialogProps {
  isOpen: boolean
  onClose: () => void
}

function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const texts = useMessages(shellMessages)
  const language = useLanguage()
  const { keys } = texts
  const own = [
    ['?', keys.help],
    ['/', keys.search],
    ['j k', keys.walk],
    ['x', keys.select],
    [saveKeyName(), keys.save],
  ] as const
  const jumps = useAreas().map(
    ({ letter, label }) => [`g ${letter}`, keys.go(label[language])] as const,
  )
  return (
    <PageDialog id="shortcuts" isOpen={isOpen} onClose={onClose} title={texts.shortcuts}>
      <DescriptionList details={[...own, ...jumps].map(([term, detail]) => ({ term, detail }))} />
    </PageDialog>
  )
}

const places = 4

/** On a phone: the areas of the day within reach of a thumb, all others in the menu. */
function BottomBar() {
  const texts = useMessages(shellMessages)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const near = useAreas()
    .filter(({ isOnBar }) => isOnBar)
    .slice(0, places)
  return (
    <>
      <nav className="bottom-bar" aria-label={texts.navigation}>
        {near.map((area) => (
          <AreaLink key={area.path} area={area} />
        ))}
        <button type="button" className="area-link" onClick={() => setOpen(true)}>
          <Icon name="menu" />
          <span>{texts.more}</span>
        </button>
      </nav>
      <Drawer
        id="more"
        side="end"
        open={isOpen}
        onClose={close}
        title={texts.menu}
        closeLabel={texts.close}
      >
        {isOpen ? (
          <>
            <AreaList onChoose={close} />
            <AccountMenu onChoose={close} />
          </>
        ) : null}
      </Drawer>
    </>
  )
}

/** On a desk; a phone has the bar at the bottom. */
function SideBar({ onHelp }: { onHelp: () => void }) {
  return (
    <div className="side-bar">
      <AreaList />
      <AccountMenu onHelp={onHelp} />
    </div>
  )
}

function AreaList({ onChoose }: { onChoose?: () => void }) {
  const texts = useMessages(shellMessages)
  const areas = useAreas()
  return (
    <nav aria-label={texts.navigation} className="areas">
      {areaGroups.map((group) => {
        const members = areas.filter((area) => area.group === group)
        if (members.length === 0) return null
        return (
          <div key={group}>
            <h2 className="areas-group">{texts.groups[group]}</h2>
            <ul>
              {members.map((area) => (
                <li key={area.path}>
                  <AreaLink area={area} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}
