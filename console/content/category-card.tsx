import type { entryStatuses } from '#contract/entry-shapes.ts'
import { localize, type LocalizedText } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { contentMessages } from './messages.ts'

interface CategoryRow {
  _id: string
  title: LocalizedText
  slug: string
}

interface CategoryCardProps<Row extends CategoryRow> {
  title: string
  addLabel: string
  rows: readonly Row[]
  statusOf: (row: Row) => (typeof entryStatuses)[number]
  onAdd: () => void
  onEdit: (row: Row) => void
}

const tones = { DRAFT: 'act', ACTIVE: 'good', ARCHIVED: 'plain' } as const

/** A short list of categories, each with a button that opens its form. */
export function CategoryCard<Row extends CategoryRow>(props: CategoryCardProps<Row>) {
  const { title, addLabel, rows, statusOf, onAdd, onEdit } = props
  const texts = useMessages(contentMessages)
  const language = useLanguage()
  return (
    <section className="card">
      <div className="card-head">
        <h2>{title}</h2>
        <Button kind="ghost" small icon="plus" onClick={onAdd}>
          {addLabel}
        </Button>
      </div>
      <ul className="lines">
        {rows.map((row) => {
          const name = localize(row.title, language)
          const status = statusOf(row)
          return (
            <li key={row._id}>
              <span>
                <span className="font-medium">{name}</span>{' '}
                <small className="text-ink-2">{row.slug}</small>
                <br />
                <StateBadge tone={tones[status]}>
                  {status === 'ACTIVE' ? texts.active : texts.status[status]}
                </StateBadge>
              </span>
              <Button
                kind="ghost"
                small
                aria-label={texts.editOf(name)}
                onClick={() => onEdit(row)}
              >
                {texts.edit}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
