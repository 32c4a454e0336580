import { addStaff, changeStaff } from '#contract/staff/staff-members.ts'
import { roleText } from '../api/permission-names.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { teamMessages } from './team-messages.ts'

interface ColleagueDialogProps {
  /** Null: a new one. */
  colleague: Colleague | null
  roles: readonly Role[]
  onClose: () => void
}

export function ColleagueDialog({ colleague, roles, onClose }: ColleagueDialogProps) {
  const texts = useMessages(teamMessages)
  const { name, email, role } = colleague ?? { name: '', email: '', role: 'assistant' }
  return (
    <CallDialog
      id="colleague"
      title={colleague ? texts.editOf(colleague.name) : texts.invite}
      call={colleague ? changeStaff : addStaff}
      {...(colleague && { params: { id: colleague._id } })}
      changes={['GET /staff', 'GET /roles', 'GET /auth/me']}
      start={{ name, email, role }}
      fields={{
        name: texts.name,
        email: colleague ? texts.email : { label: texts.email, hint: texts.inviteHint },
        role: {
          label: texts.role,
          choices: roles.map((each) => ({
            value: each._id,
            label: roleText({ role: each._id, role_name: each.name }, texts.roles),
          })),
        },
      }}
      types={{ email: 'email' }}
      saveLabel={colleague ? texts.save : texts.invite}
      done={(values) => (colleague ? texts.saved : texts.invited(String(values.email)))}
      onClose={onClose}
    />
  )
}

export type Colleague = StaffAnswer<'GET /staff'>['data'][number]
export type Role = StaffAnswer<'GET /roles'>['data'][number]
