import { permissions, roleMay, type Permission } from '#domain/staff/permissions.ts'
import { staffRoles } from '#domain/staff/role.ts'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '../language/messages.ts'
import { teamMessages } from './team-messages.ts'

const names = Object.keys(permissions).filter(isPermission)

/** From the same table that the shop checks. */
export function RoleTable() {
  const texts = useMessages(teamMessages)
  return (
    <section className="card">
      <h2>{texts.mayTitle}</h2>
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{texts.permission}</span>
            </th>
            {staffRoles.map((role) => (
              <th key={role} scope="col">
                {texts.roles[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((permission) => (
            <tr key={permission}>
              <th scope="row">{texts.may[permission]}</th>
              {staffRoles.map((role) => (
                <td key={role}>
                  {roleMay(role, permission) ? (
                    <Icon name="check" label={texts.yes} />
                  ) : (
                    <span className="text-ink-2">
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">{texts.no}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function isPermission(name: string): name is Permission {
  return Object.hasOwn(permissions, name)
}
