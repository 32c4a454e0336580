import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { useSettingsBack } from '../parts/settings-back.ts'
import { PasswordDialog, type HandedOver } from './password-dialog.tsx'
import { RoleTable } from './role-table.tsx'
import { ColleagueDialog, type Colleague } from './colleague-dialog.tsx'
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
