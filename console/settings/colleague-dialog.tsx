import { addStaff } from '#contract/staff/staff-members.ts'
import { staffRoles } from '#domain/staff/role.ts'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { SelectField, TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { newPassword } from './new-password.ts'
import type { HandedOver } from './password-dialog.tsx'
import type { Colleague } from './colleague.ts'
import { teamMessages } from './team-messages.ts'

const shape = bodyOf(addStaff).omit({ password: true })

interface ColleagueDialogProps {
  /** Null: a new one. */
  colleague: Colleague | null
  onInvited: (handedOver: HandedOver) => void
  onClose: () => void
}

export function ColleagueDialog({ colleague, onInvited, onClose }: ColleagueDialogProps) {
  const texts = useMessages(teamMessages)
  const parts = useMessages(partMessages)
  const changes = ['GET /staff', 'GET /auth/me'] as const
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
        const password = newPassword()
        await add.mutateAsync({ body: { ...body, password } })
        onInvited({ name: body.name, password })
      }
      onClose()
    },
  })
  return (
    <Dialog
      id="colleague"
      open
      onClose={onClose}
      title={colleague ? texts.editOf(colleague.name) : texts.invite}
      closeLabel={parts.close}
    >
      <Form
        form={form}
        submit={submit}
        onCancel={onClose}
        saveLabel={colleague ? texts.save : texts.invite}
      >
        <TextField form={form} name="name" label={texts.name} />
        <TextField form={form} name="email" label={texts.email} type="email" />
        <SelectField
          form={form}
          name="role"
          label={texts.role}
          options={staffRoles.map((value) => ({ value, label: texts.roles[value] }))}
        />
      </Form>
    </Dialog>
  )
}
