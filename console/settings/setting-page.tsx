import { useState, type ReactNode } from 'react'
import type { ConfigurationSlug } from '#contract/staff/configuration-values.ts'
import { showToast } from '#ui/toasts.ts'
import { explainConflict } from '../api/explain-conflict.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { HistoryLink } from '../parts/history-link.tsx'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../language/show.ts'
import { settingsMessages } from './messages.ts'

export type Stored = StaffAnswer<'GET /configurations/{slug}'>
export type SettingName = keyof (typeof settingsMessages)['en']['links']

const me = 'GET /auth/me' as const

interface SettingPageProps {
  name: SettingName
  slug: ConfigurationSlug
  /** Shown with the stored value, once it is there. */
  children: (stored: Stored) => ReactNode
}

/** The page of one configuration: what it does, when it was changed, and its form. */
export function SettingPage({ name, slug, children }: SettingPageProps) {
  const texts = useMessages(settingsMessages)
  const [title, effect] = texts.links[name]
  const stored = useCall('GET /configurations/{slug}', { params: { slug } })
  return (
    <Page title={title ?? slug} back={{ to: '/settings', label: texts.title }}>
      <QueryState query={stored}>
        {(value) => (
          <div className="setting">
            <p className="text-ink-2 mb-4">
              {effect}
              <br />
              {value.updated_at ? (
                <>
                  {texts.lastChanged(showTime(value.updated_at))} ·{' '}
                  <HistoryLink kind="configuration" id={slug} />
                </>
              ) : (
                texts.neverChanged
              )}
            </p>
            {children(value)}
          </div>
        )}
      </QueryState>
    </Page>
  )
}

/**
 * Saves the whole value; refused if a colleague changed it since this form was filled, even if the
 * newer value has been fetched meanwhile.
 */
export function useSaveSetting({ slug, updated_at: filledAt }: Stored) {
  const texts = useMessages(settingsMessages)
  const [known, setKnown] = useState(filledAt)
  const write = useWrite('PUT /configurations/{slug}', {
    // Forms ask for texts in the languages that are shown.
    changes: ['GET /configurations/{slug}', ...(slug === 'languages' ? ([me] as const) : [])],
    onDone(answer) {
      setKnown(answer.updated_at)
      showToast(texts.saved)
    },
  })
  return async (value: unknown): Promise<void> => {
    const body = { value, known_updated_at: known }
    await explainConflict(write.mutateAsync({ params: { slug }, body }))
  }
}
