import { useState } from 'react'
import { addRole } from '#contract/staff/roles.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { DeleteDialog } from '../parts/delete-dialog.tsx'
import { NumberField, TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import type { Role } from './colleague.ts'
import { PermissionsField } from './permissions-field.tsx'
import { teamMessages } from './team-messages.ts'

const changes = ['GET /roles', 'GET /staff', 'GET /auth/me'] as const

interface RoleDialogProps {
  /** Null: a new one. */
  role: Role | null
  onClose: () => void
}

/** One of the shop's own roles. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const texts = useMessages(teamMessages)
  const parts = useMessages(partMessages)
  const add = useWrite('POST /roles', { changes })
  const change = useWrite('PUT /roles/{id}', { changes })
  const { form, submit } = useContractForm({
    shape: bodyOf(addRole),
    defaults: {
      name: role?.name ?? '',
      permissions: role?.permissions ?? [],
      max_discount_percent: role?.max_discount_percent ?? 0,
    },
    async save(body) {
      if (role) await change.mutateAsync({ params: { id: role._id }, body })
      else await add.mutateAsync({ body })
      showToast(texts.saved)
      onClose()
    },
  })
  return (
    <Dialog
      id="role"
      open
      onClose={onClose}
      title={role?.name ? texts.editRole(role.name) : texts.newRole}
      closeLabel={parts.close}
    >
      <Form
        form={form}
        submit={submit}
        onCancel={onClose}
        saveLabel={role ? texts.save : texts.addRole}
      >
        <TextField form={form} name="name" label={texts.roleName} />
        <PermissionsField form={form} isNew={role === null} />
        <NumberField form={form} name="max_discount_percent" label={texts.roleDiscount} />
      </Form>
      {role ? <Deletion role={role} onDeleted={onClose} /> : null}
    </Dialog>
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
