import { Link } from 'react-router'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { NewLink } from '../parts/new-link.tsx'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { useSettingsBack } from '../parts/settings-back.ts'
import { webhookMessages } from './messages.ts'
import { WebhookState } from './webhook-state.tsx'

export function WebhooksScreen() {
  const texts = useMessages(webhookMessages)
  const webhooks = useCall('GET /webhooks', {})
  return (
    <Page
      title={texts.title}
      back={useSettingsBack()}
      actions={<NewLink to="/settings/webhooks/new">{texts.add}</NewLink>}
    >
      <p className="text-ink-2 mb-4">{texts.lead}</p>
      <QueryState query={webhooks}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="list-empty">{texts.empty}</p>
          ) : (
            <ul className="card lines">
              {data.map((webhook) => (
                <li key={webhook._id}>
                  <span className="min-w-0">
                    <Link className="link font-medium" to={`/settings/webhooks/${webhook._id}`}>
                      {webhook.name}
                    </Link>
                    <br />
                    <span className="text-ink-2 break-all">
                      {texts.eventCount(webhook.events.length)} · {webhook.url}
                    </span>
                  </span>
                  <WebhookState webhook={webhook} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </Page>
  )
}
