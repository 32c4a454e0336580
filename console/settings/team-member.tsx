import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { Breakable } from '../parts/breakable.tsx'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { showTime } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { showFailure } from '../parts/toasts.ts'
import { useMe } from '../api/me.ts'
import { roleText } from '../api/permission-names.ts'
import { newPassword } from './new-password.ts'
import type { HandedOver } from './password-dialog.tsx'
import type { Colleague } from './colleague-dialog.tsx'
import { teamMessages } from './team-messages.ts'

interface TeamMemberProps {
  colleague: Colleague
  onEdit: () => void
  onPassword: (handedOver: HandedOver) => void
}

export function TeamMember({ colleague, onEdit, onPassword }: TeamMemberProps) {
  const texts = useMessages(teamMessages)
  const me = useMe()
  const { name, email, is_archived: isArchived, last_signed_in_at: at } = colleague
  const isMe = me._id === colleague._id
  return (
    <li className="flex-wrap">
      <span>
        <span className="font-medium">{name}</span>
        {isMe ? <small className="text-ink-2"> ({texts.you})</small> : null}
        <br />
        <span className="text-ink-2">
          <Breakable>{email}</Breakable> ·{' '}
          <span className="inline-block">{at ? texts.signedIn(showTime(at)) : texts.never}</span>
        </span>
        <br />
        <MemberState colleague={colleague} />
      </span>
      <span className="flex flex-wrap gap-2">
        <Button kind="ghost" small aria-label={texts.editOf(name)} onClick={onEdit}>
          {texts.edit}
        </Button>
        {isArchived || isMe ? null : <SignInHelp {...{ colleague, onPassword }} />}
        {isMe ? null : <Archiving colleague={colleague} />}
      </span>
    </li>
  )
}

/** Where they are on the way in, and how they sign in. */
function MemberState({ colleague }: { colleague: Colleague }) {
  const texts = useMessages(teamMessages)
  const { is_archived: isArchived, is_invited: isInvited, has_second_factor: isTwoStep } = colleague
  if (isArchived) return <StateBadge tone="bad">{texts.archived}</StateBadge>
  return (
    <span className="flex flex-wrap gap-x-3">
      <StateBadge tone={isInvited ? 'wait' : 'good'}>{roleText(colleague, texts.roles)}</StateBadge>
      {isInvited ? <span className="text-ink-2">{texts.waiting}</span> : null}
      {isTwoStep ? <span className="text-ink-2">{texts.twoStep}</span> : null}
    </span>
  )
}

/** What helps a person who cannot sign in. */
function SignInHelp({ colleague, onPassword }: Omit<TeamMemberProps, 'onEdit'>) {
  return (
    <>
      {colleague.is_invited ? <InviteAgain colleague={colleague} /> : null}
      {colleague.is_invited ? null : <SignOut colleague={colleague} />}
      <ResetPassword {...{ colleague, onPassword }} />
      {colleague.has_second_factor ? <ResetSecondFactor colleague={colleague} /> : null}
    </>
  )
}

function InviteAgain({ colleague }: { colleague: Colleague }) {
  const texts = useMessages(teamMessages)
  const { _id: id, name, email } = colleague
  const invite = useWrite('POST /staff/{id}/invitation', {
    changes: ['GET /staff'],
    onDone: () => showToast(texts.invited(email)),
  })
  return (
    <Button
      kind="ghost"
      small
      aria-label={texts.inviteAgainOf(name)}
      busy={invite.isPending}
      onClick={() => invite.mutate({ params: { id } }, { onError: showFailure })}
    >
      {texts.inviteAgain}
    </Button>
  )
}

function ResetSecondFactor({ colleague }: { colleague: Colleague }) {
  const texts = useMessages(teamMessages)
  const reset = useWrite('PUT /staff/{id}/second-factor/reset', { changes: ['GET /staff'] })
  const { _id: id, name } = colleague
  return (
    <ConfirmButton
      action={texts.twoStepReset}
      actionOf={texts.twoStepResetOf(name)}
      title={texts.twoStepResetTitle(name)}
      run={() => reset.mutateAsync({ params: { id } })}
    >
      {texts.twoStepResetText}
    </ConfirmButton>
  )
}

function SignOut({ colleague }: { colleague: Colleague }) {
  const texts = useMessages(teamMessages)
  const { _id: id, name } = colleague
  const end = useWrite('DELETE /staff/{id}/sessions', {
    changes: [],
    onDone: () => showToast(texts.signedOut(name)),
  })
  return (
    <ConfirmButton
      action={texts.signOut}
      actionOf={texts.signOutOf(name)}
      title={texts.signOutTitle(name)}
      run={() => end.mutateAsync({ params: { id } })}
    >
      {texts.signOutText}
    </ConfirmButton>
  )
}

function ResetPassword({ colleague, onPassword }: Omit<TeamMemberProps, 'onEdit'>) {
  const texts = useMessages(teamMessages)
  const reset = useWrite('PUT /staff/{id}/password', { changes: ['GET /staff'] })
  const { _id: id, name } = colleague

  async function run() {
    const password = newPassword()
    await reset.mutateAsync({ params: { id }, body: { password } })
    onPassword({ name, password })
  }

  return (
    <ConfirmButton
      action={texts.password}
      actionOf={texts.passwordOf(name)}
      title={texts.passwordTitle(name)}
      run={run}
    >
      {texts.passwordText}
    </ConfirmButton>
  )
}

function Archiving({ colleague }: { colleague: Colleague }) {
  const texts = useMessages(teamMessages)
  const archive = useWrite('PUT /staff/{id}/archived', { changes: ['GET /staff'] })
  const { _id: id, name, is_archived: isArchived } = colleague
  const move = (next: boolean) =>
    archive.mutateAsync({ params: { id }, body: { is_archived: next } })
  if (isArchived) {
    return (
      <Button
        kind="ghost"
        small
        aria-label={texts.restoreOf(name)}
        onClick={() => void move(false).catch(showFailure)}
      >
        {texts.restore}
      </Button>
    )
  }
  return (
    <ConfirmButton
      action={texts.deactivate}
      actionOf={texts.deactivateOf(name)}
      title={texts.deactivateTitle(name)}
      run={() => move(true)}
    >
      {texts.deactivateText}
    </ConfirmButton>
  )
}
