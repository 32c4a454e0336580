import { Link } from 'react-router'
import { countryName } from '#domain/address.ts'
import { localize } from '#domain/locale.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { NewLink } from '../parts/new-link.tsx'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showMoney } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { settingsMessages } from './messages.ts'
import { placeMessages } from './place-messages.ts'
import { colon } from '../language/punctuation.ts'

export function CouriersScreen() {
  const { couriers: texts } = useMessages(placeMessages)
  const settings = useMessages(settingsMessages)
  const language = useLanguage()
  const couriers = useCall('GET /couriers', {})
  return (
    <Page
      title={settings.links.couriers[0] ?? ''}
      back={{ to: '/settings', label: settings.title }}
      actions={<NewLink to="/settings/couriers/new">{texts.add}</NewLink>}
    >
      <QueryState query={couriers}>
        {({ data }) => (
          <ul className="card lines">
            {data.map(({ _id, title, rates, is_archived: isArchived }) => (
              <li key={_id}>
                <span>
                  <Link className="link font-medium" to={`/settings/couriers/${_id}`}>
                    {localize(title, language)}
                  </Link>
                  <br />
                  <span className="text-ink-2">
                    {texts.countries(rates.length)}
                    {rates[0]
                      ? ` · ${countryName(rates[0].country, language)}${colon()}${showMoney(rates[0].base)}`
                      : ''}
                  </span>
                </span>
                <StateBadge tone={isArchived ? 'plain' : 'good'}>
                  {isArchived ? texts.archived : texts.offered}
                </StateBadge>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Page>
  )
}
