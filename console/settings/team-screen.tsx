import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Switch } from '#ui/switch.tsx'
import { roleText, permissionMessages } from '../api/permission-names.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { useSettingsBack } from '../parts/settings-back.ts'
import { showFailure } from '../parts/toasts.ts'
import { ColleagueDialog, type Colleague, type Role } from './colleague-dialog.tsx'
import { PasswordDialog, type HandedOver } from './password-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { roleGroupNames, roleGroups } from './role-groups.ts'
import { roleMessages } from './role-messages.ts'
import { TeamMember } from './team-member.tsx'
import { teamMessages } from './team-messages.ts'

export function TeamScreen() {
  const texts = useMessages(teamMessages)
  const staff = useCall('GET /staff', {})
  const roles = useCall('GET /roles', {})
  const [edited, setEdited] = useState<Colleague | 'new' | null>(null)
  const [handedOver, setHandedOver] = useState<HandedOver | null>(null)
  return (
    <Page
      title={texts.title}
      back={useSettingsBack()}
      actions={
        <Button small icon="plus" onClick={() => setEdited('new')}>
          {texts.invite}
        </Button>
      }
    >
      <QueryState query={staff}>
        {({ data }) => (
          <ul className="card lines mb-4">
            {data.map((colleague) => (
              <TeamMember
                key={colleague._id}
                colleague={colleague}
                onEdit={() => setEdited(colleague)}
                onPassword={setHandedOver}
              />
            ))}
          </ul>
        )}
      </QueryState>
      <QueryState query={roles}>{({ data }) => <RoleTable roles={data} />}</QueryState>
      {edited && roles.data ? (
        <ColleagueDialog
          colleague={edited === 'new' ? null : edited}
          roles={roles.data.data}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {handedOver ? (
        <PasswordDialog handedOver={handedOver} onClose={() => setHandedOver(null)} />
      ) : null}
    </Page>
  )
}

/** Permissions of each role, from the same table that the shop checks. */
function RoleTable({ roles }: { roles: readonly Role[] }) {
  const texts = useMessages(teamMessages)
  const { names } = useMessages(permissionMessages)
  const { sees } = useMessages(roleMessages)
  const [edited, setEdited] = useState<Role | 'new' | null>(null)
  return (
    <section className="card">
      <div className="card-head">
        <h2>{texts.mayTitle}</h2>
        <Button kind="ghost" small icon="plus" onClick={() => setEdited('new')}>
          {texts.newRole}
        </Button>
      </div>
      <div className="table-scroll">
        <table className="matrix">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{texts.permission}</span>
              </th>
              {roles.map((role) => (
                <th key={role._id} scope="col">
                  <RoleHead role={role} onEdit={() => setEdited(role)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roleGroupNames
              .flatMap((group) => roleGroups[group])
              .map((permission) => (
                <tr key={permission}>
                  <th scope="row">
                    {names[permission]}
                    <small className="text-ink-2 block">{sees[permission]}</small>
                  </th>
                  {roles.map((role) => (
                    <td key={role._id}>
                      <Allowed isAllowed={role.permissions.includes(permission)} />
                    </td>
                  ))}
                </tr>
              ))}
            <tr>
              <th scope="row">
                {texts.requireTwoStep}
                <small className="text-ink-2 block">{texts.requireTwoStepHint}</small>
              </th>
              {roles.map((role) => (
                <td key={role._id}>
                  <SecondFactorSwitch role={role} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {edited ? (
        <RoleDialog role={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
    </section>
  )
}

function RoleHead({ role, onEdit }: { role: Role; onEdit: () => void }) {
  const texts = useMessages(teamMessages)
  const name = roleText({ role: role._id, role_name: role.name }, texts.roles)
  if (role.name === null) return name
  return (
    <Button kind="link" aria-label={texts.editRole(name)} onClick={onEdit}>
      {name}
    </Button>
  )
}

function Allowed({ isAllowed }: { isAllowed: boolean }) {
  const texts = useMessages(teamMessages)
  if (isAllowed) return <Icon name="check" label={texts.yes} />
  return (
    <span className="text-ink-2">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{texts.no}</span>
    </span>
  )
}

function SecondFactorSwitch({ role }: { role: Role }) {
  const texts = useMessages(teamMessages)
  const write = useWrite('PUT /roles/{id}/second-factor', { changes: ['GET /roles'] })
  // Shown at once, before the shop has answered.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const name = roleText({ role: role._id, role_name: role.name }, texts.roles)
  return (
    <Switch
      label={<span className="sr-only">{texts.requireTwoStepOf(name)}</span>}
      checked={wanted ?? role.requires_second_factor}
      disabled={write.isPending}
      onChange={({ currentTarget: { checked } }) => {
        setWanted(checked)
        write.mutate(
          { params: { id: role._id }, body: { is_required: checked } },
          { onError: showFailure, onSettled: () => setWanted(null) },
        )
      }}
    />
  )
}
