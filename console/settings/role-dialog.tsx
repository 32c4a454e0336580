import { useState } from 'react'
import { addRole, changeRole } from '#contract/staff/roles.ts'
import { Button } from '#ui/button.tsx'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { DeleteDialog } from '../parts/delete-dialog.tsx'
import type { Role } from './colleague.ts'
import { PermissionsField } from './permissions-field.tsx'
import { teamMessages } from './team-messages.ts'

const changes = ['GET /roles', 'GET /staff', 'GET /auth/me'] as const

const emptyRole = { name: '', permissions: [], max_discount_percent: 0 }

interface RoleDialogProps {
  /** Null: a new one. */
  role: Role | null
  onClose: () => void
}

/** One of the shop's own roles; whether it is new or not, it is sent as a whole. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const texts = useMessages(teamMessages)
  const { name, permissions, max_discount_percent } = role ?? emptyRole
  return (
    <CallDialog
      id="role"
      title={role?.name ? texts.editRole(role.name) : texts.newRole}
      call={role ? { key: changeRole.key, body: addRole.body } : addRole}
      {...(role && { params: { id: role._id } })}
      changes={changes}
      start={{ name: name ?? '', permissions, max_discount_percent: max_discount_percent ?? 0 }}
      fields={{
        name: texts.roleName,
        permissions: '',
        max_discount_percent: texts.roleDiscount,
      }}
      own={{ permissions: <PermissionsField isNew={role === null} /> }}
      saveLabel={role ? texts.save : texts.addRole}
      done={texts.saved}
      onClose={onClose}
    >
      {role ? <Deletion role={role} onDeleted={onClose} /> : null}
    </CallDialog>
  )
}

function Deletion({ role, onDeleted }: { role: Role; onDeleted: () => void }) {
  const texts = useMessages(teamMessages)
  const [isAsking, setAsking] = useState(false)
  const remove = useWrite('DELETE /roles/{id}', { changes, onDone: onDeleted })
  const { _id: id, name, member_count: count } = role
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <Button kind="ghost" small icon="trash" disabled={count > 0} onClick={() => setAsking(true)}>
        {texts.deleteRole}
      </Button>
      {count > 0 ? <span className="text-ink-2">{texts.roleInUse(count)}</span> : null}
      <DeleteDialog
        isOpen={isAsking}
        title={texts.deleteRoleTitle(name ?? id)}
        action={texts.deleteRole}
        onDelete={() => remove.mutateAsync({ params: { id } })}
        onClose={() => setAsking(false)}
      >
        <p>{texts.deleteRoleText}</p>
      </DeleteDialog>
    </div>
  )
}
