import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { addRole, changeRole } from '#contract/staff/roles.ts'
import { withIncluded, withoutPermission, type Permission } from '#domain/staff/permissions.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Fieldset } from '#ui/field.tsx'
import { permissionMessages } from '../api/permission-names.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { DeleteDialog } from '../parts/delete-dialog.tsx'
import type { Role } from './colleague-dialog.tsx'
import { roleGroupNames, roleGroups, rolePresetNames, rolePresets } from './role-groups.ts'
import { roleMessages } from './role-messages.ts'
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

interface PermissionsFieldProps {
  /** Offers a beginning. */
  isNew: boolean
}

/** Permissions of a role; ticking shows at once what comes with it. */
function PermissionsField({ isNew }: PermissionsFieldProps) {
  const texts = useMessages(roleMessages)
  const { names } = useMessages(permissionMessages)
  const { field } = useController({
    control: useFormContext<{ permissions: Permission[] }>().control,
    name: 'permissions',
  })
  const chosen = field.value
  const tick = (name: Permission, isTicked: boolean) =>
    field.onChange(isTicked ? withIncluded([...chosen, name]) : withoutPermission(chosen, name))
  return (
    <>
      <p className="text-ink-2">{texts.hint}</p>
      {isNew ? (
        <Fieldset legend={texts.begin}>
          <div className="flex flex-wrap gap-2">
            {rolePresetNames.map((preset) => (
              <Button
                key={preset}
                kind="ghost"
                small
                onClick={() => field.onChange([...rolePresets[preset]])}
              >
                {texts.presets[preset]}
              </Button>
            ))}
          </div>
        </Fieldset>
      ) : null}
      {roleGroupNames.map((group) => (
        <Fieldset key={group} legend={texts.groups[group]}>
          {roleGroups[group].map((name) => (
            <Checkbox
              key={name}
              label={names[name]}
              hint={texts.sees[name]}
              checked={chosen.includes(name)}
              onBlur={field.onBlur}
              onChange={({ currentTarget }) => tick(name, currentTarget.checked)}
            />
          ))}
        </Fieldset>
      ))}
    </>
  )
}
