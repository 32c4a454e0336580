import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { showTime } from '../parts/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { showFailure } from '../parts/toasts.ts'
import { useMe } from '../session/me.ts'
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
  const { name, email, role, is_archived: isArchived, last_signed_in_at: at } = colleague
  const isMe = me._id === colleague._id
  return (
    <li className="flex-wrap">
      <span>
        <span className="font-medium">{name}</span>
        {isMe ? <small className="text-ink-2"> ({texts.you})</small> : null}
        <br />
        <span className="text-ink-2 break-all">
          {email} · {at ? texts.signedIn(showTime(at)) : texts.never}
        </span>
        <br />
        <StateBadge tone={isArchived ? 'bad' : 'good'}>
          {isArchived ? texts.archived : texts.roles[role]}
        </StateBadge>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button kind="ghost" small aria-label={texts.editOf(name)} onClick={onEdit}>
          {texts.edit}
        </Button>
        {isArchived || isMe ? null : <ResetPassword {...{ colleague, onPassword }} />}
        {isMe ? null : <Archiving colleague={colleague} />}
      </span>
    </li>
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
