import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { showTime } from '../parts/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { showFailure } from '../parts/toasts.ts'
import { useMe } from '../session/me.ts'
import { roleText } from '../session/role-text.ts'
import { newPassword } from './new-password.ts'
import type { HandedOver } from './password-dialog.tsx'
import type { Colleague } from './colleague.ts'
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
          <span className="break-all">{email}</span> ·{' '}
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
  const [isAsking, setAsking] = useState(false)
  const reset = useWrite('PUT /staff/{id}/second-factor/reset', {
    changes: ['GET /staff'],
    onDone: () => setAsking(false),
  })
  const { _id: id, name } = colleague
  return (
    <>
      <Button
        kind="ghost"
        small
        aria-label={texts.twoStepResetOf(name)}
        onClick={() => setAsking(true)}
      >
        {texts.twoStepReset}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.twoStepResetTitle(name)}
        action={texts.twoStepReset}
        isBusy={reset.isPending}
        onConfirm={() => reset.mutate({ params: { id } }, { onError: showFailure })}
        onClose={() => setAsking(false)}
      >
        <p>{texts.twoStepResetText}</p>
      </ConfirmDialog>
    </>
  )
}

function ResetPassword({ colleague, onPassword }: Omit<TeamMemberProps, 'onEdit'>) {
  const texts = useMessages(teamMessages)
  const [isAsking, setAsking] = useState(false)
  const reset = useWrite('PUT /staff/{id}/password', { changes: ['GET /staff'] })
  const { _id: id, name } = colleague

  async function resetNow() {
    const password = newPassword()
    try {
      await reset.mutateAsync({ params: { id }, body: { password } })
      setAsking(false)
      onPassword({ name, password })
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <>
      <Button
        kind="ghost"
        small
        aria-label={texts.passwordOf(name)}
        onClick={() => setAsking(true)}
      >
        {texts.password}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.passwordTitle(name)}
        action={texts.password}
        isBusy={reset.isPending}
        onConfirm={() => void resetNow()}
        onClose={() => setAsking(false)}
      >
        <p>{texts.passwordText}</p>
      </ConfirmDialog>
    </>
  )
}

function Archiving({ colleague }: { colleague: Colleague }) {
  const texts = useMessages(teamMessages)
  const [isAsking, setAsking] = useState(false)
  const archive = useWrite('PUT /staff/{id}/archived', {
    changes: ['GET /staff'],
    onDone: () => setAsking(false),
  })
  const { _id: id, name, is_archived: isArchived } = colleague
  const move = (next: boolean) =>
    archive.mutate({ params: { id }, body: { is_archived: next } }, { onError: showFailure })
  if (isArchived) {
    return (
      <Button kind="ghost" small aria-label={texts.restoreOf(name)} onClick={() => move(false)}>
        {texts.restore}
      </Button>
    )
  }
  return (
    <>
      <Button
        kind="ghost"
        small
        aria-label={texts.deactivateOf(name)}
        onClick={() => setAsking(true)}
      >
        {texts.deactivate}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.deactivateTitle(name)}
        action={texts.deactivate}
        isBusy={archive.isPending}
        onConfirm={() => move(true)}
        onClose={() => setAsking(false)}
      >
        <p>{texts.deactivateText}</p>
      </ConfirmDialog>
    </>
  )
}
