import type { ReactNode } from 'react'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { showTime } from '../language/show.ts'
import { Breakable } from '../parts/breakable.tsx'
import { DescribedList } from '../parts/define-list.tsx'
import { rowsOf, type ListColumn } from '../parts/list-description.ts'
import { agentPlatformMessages } from './agent-messages.ts'

type Platform = StaffAnswer<'GET /agents/platforms'>['data'][number]
type Texts = (typeof agentPlatformMessages)['en']

/** Lists the platforms whose assistants called, the latest first. */
export function AgentPlatforms() {
  const texts = useMessages(agentPlatformMessages)
  return (
    <section className="mt-8">
      <h2 className="font-medium">{texts.title}</h2>
      <p className="mt-1 mb-3 text-ink-2">{texts.hint}</p>
      <DescribedList
        list={{
          call: rowsOf('GET /agents/platforms'),
          texts: agentPlatformMessages,
          label: ({ title }) => title,
          empty: ({ empty }) => empty,
          idOf: ({ host }) => host,
          isWhole: true,
          useColumns: ({ texts: said }) => platformColumns(said),
        }}
      />
    </section>
  )
}

function platformColumns(texts: Texts): readonly ListColumn<Platform>[] {
  const { columns } = texts
  return [
    {
      id: 'host',
      title: columns.host,
      cell: ({ host }) => <Breakable>{host}</Breakable>,
      card: 'title',
    },
    {
      id: 'last',
      title: columns.last,
      cell: ({ last_seen_at: at }) => <OnOneLine>{showTime(at)}</OnOneLine>,
      card: 'aside',
    },
    {
      id: 'first',
      title: columns.first,
      cell: ({ first_seen_at: at }) => <OnOneLine>{texts.since(showTime(at))}</OnOneLine>,
    },
    {
      id: 'orders',
      title: columns.orders,
      cell: ({ order_count: count }) => <OnOneLine>{texts.orderCount(count)}</OnOneLine>,
    },
    {
      id: 'refused',
      title: columns.refused,
      cell: ({ refusal_count: count, latest_refusal: latest }) =>
        latest ? texts.refused(count, texts.reasons[latest.reason], showTime(latest.at)) : null,
      card: 'own',
    },
  ]
}

function OnOneLine({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap">{children}</span>
}
