import { useState } from 'react'
import { Link } from 'react-router'
import type { Permission } from '#domain/staff/permissions.ts'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '../language/messages.ts'
import { partMessages } from '../parts/messages.ts'
import { Page } from '../parts/page.tsx'
import { useMay } from '../api/me.ts'
import { settingsMessages } from './messages.ts'

type Texts = (typeof settingsMessages)['en']
type SettingName = keyof Texts['links']

interface Setting {
  name: SettingName
  group: keyof Texts['groups']
  /** All of them; as its screen has it in `area.ts`. */
  needs: readonly Permission[]
  to?: string
}

const settings: readonly Setting[] = [
  { name: 'team', group: 'people', needs: ['staff:manage'] },
  { name: 'notifications', group: 'people', needs: ['settings:manage'] },
  { name: 'messages', group: 'people', needs: ['messages:manage'] },
  { name: 'email-examples', group: 'people', needs: ['messages:manage'] },
  { name: 'log', group: 'people', needs: ['audit:read'] },
  { name: 'payment-methods', group: 'money', needs: ['settings:manage', 'payment_methods:manage'] },
  { name: 'limits', group: 'money', needs: ['settings:manage'] },
  { name: 'membership', group: 'money', needs: ['settings:manage'] },
  { name: 'warehouses', group: 'places', needs: ['catalogue:manage'] },
  { name: 'couriers', group: 'places', needs: ['catalogue:manage'] },
  { name: 'holidays', group: 'places', needs: ['settings:manage'] },
  { name: 'closure', group: 'places', needs: ['settings:manage'] },
  { name: 'brand', group: 'shop', needs: ['settings:manage'] },
  { name: 'languages', group: 'shop', needs: ['settings:manage'] },
  { name: 'theme', group: 'shop', needs: ['settings:manage'] },
  { name: 'password-page', group: 'shop', needs: ['settings:manage'] },
  { name: 'retention', group: 'shop', needs: ['settings:manage'] },
  { name: 'agents', group: 'shop', needs: ['settings:manage'] },
  { name: 'webhooks', group: 'shop', needs: ['webhooks:manage'] },
  { name: 'system', group: 'shop', needs: ['system:manage'] },
  { name: 'layout', group: 'shop', needs: ['settings:manage'], to: 'values/layout' },
  { name: 'pop_ups', group: 'shop', needs: ['settings:manage'], to: 'values/pop_ups' },
  {
    name: 'response_messages',
    group: 'shop',
    needs: ['settings:manage'],
    to: 'values/response_messages',
  },
  {
    name: 'delivery_methods',
    group: 'shop',
    needs: ['settings:manage'],
    to: 'values/delivery_methods',
  },
  { name: 'countries', group: 'shop', needs: ['settings:manage'], to: 'values/countries' },
  {
    name: 'sorting_lists',
    group: 'shop',
    needs: ['settings:manage'],
    to: 'values/sorting_lists',
  },
]
const groups = ['people', 'money', 'places', 'shop'] as const

/** Every setting of this person by what it is for, each with its effect. */
export function SettingsHome() {
  const texts = useMessages(settingsMessages)
  const parts = useMessages(partMessages)
  const may = useMay()
  const [sought, setSought] = useState('')
  const shown = settings.filter(
    ({ name, needs }) =>
      needs.every(may) &&
      texts.links[name].join(' ').toLowerCase().includes(sought.trim().toLowerCase()),
  )
  return (
    <Page title={texts.title}>
      <div className="list-tools">
        <search className="search-box">
          <Icon name="search" />
          <input
            type="search"
            className="input"
            aria-label={texts.searchLabel}
            placeholder={texts.searchLabel}
            value={sought}
            onChange={({ currentTarget }) => setSought(currentTarget.value)}
          />
        </search>
      </div>
      {shown.length === 0 ? <p className="list-empty">{parts.noneFound}</p> : null}
      <div className="settings">
        {groups.map((group) => {
          const members = shown.filter((setting) => setting.group === group)
          if (members.length === 0) return null
          return (
            <section key={group}>
              <h2>{texts.groups[group]}</h2>
              <ul className="setting-links">
                {members.map(({ name, to = name }) => (
                  <li key={name}>
                    <Link to={`/settings/${to}`}>
                      <span>
                        <strong>{texts.links[name][0]}</strong>
                        <small>{texts.links[name][1]}</small>
                      </span>
                      <Icon name="chevron-end" />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </Page>
  )
}
