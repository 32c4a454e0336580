import { addStaff } from '#contract/staff/staff-members.ts'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { SelectField, TextField } from '../parts/fields.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { roleText } from '../session/role-text.ts'
import type { Colleague, Role } from './colleague.ts'
import { teamMessages } from './team-messages.ts'

const shape = bodyOf(addStaff).omit({ password: true })

interface ColleagueDialogProps {
  /** Null: a new one. */
  colleague: Colleague | null
  roles: readonly Role[]
  onClose: () => void
}

export function ColleagueDialog({ colleague, roles, onClose }: ColleagueDialogProps) {
  const texts = useMessages(teamMessages)
  const changes = ['GET /staff', 'GET /roles', 'GET /auth/me'] as const
  const add = useWrite('POST /staff', { changes })
  const change = useWrite('PUT /staff/{id}', { changes })
  const { form, submit } = useContractForm({
    shape,
    defaults: colleague
      ? { name: colleague.name, email: colleague.email, role: colleague.role }
      : { name: '', email: '', role: 'assistant' },
    async save(body) {
      if (colleague) {
        await change.mutateAsync({ params: { id: colleague._id }, body })
        showToast(texts.saved)
      } else {
        await add.mutateAsync({ body })
        showToast(texts.invited(body.email))
      }
      onClose()
    },
  })
  return (
    <FormDialog
      id="colleague"
      title={colleague ? texts.editOf(colleague.name) : texts.invite}
      form={form}
      submit={submit}
      saveLabel={colleague ? texts.save : texts.invite}
      onClose={onClose}
    >
      <TextField form={form} name="name" label={texts.name} />
      <TextField
        form={form}
        name="email"
        label={texts.email}
        type="email"
        hint={colleague ? undefined : texts.inviteHint}
      />
      <SelectField
        form={form}
        name="role"
        label={texts.role}
        options={roles.map(({ _id, name }) => ({
          value: _id,
          label: roleText({ role: _id, role_name: name }, texts.roles),
        }))}
      />
    </FormDialog>
  )
}
