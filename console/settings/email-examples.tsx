import { Link, useSearchParams } from 'react-router'
import { messageKinds, messageTopics, type MessageKind } from '#contract/staff/message-kinds.ts'
import { shownLocale } from '#domain/languages.ts'
import { htmlLang, locales, type Locale } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toasts.ts'
import { useMe } from '../api/me.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { language } from '../language/language.ts'
import { useMessages, defineMessages } from '../language/messages.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { useSettingsBack } from '../parts/settings-back.ts'
import { showFailure } from '../parts/toasts.ts'
import { oneOf, useListState } from '../parts/use-list-state.ts'
import { MessagePreview } from './message-preview.tsx'
import { sentMessages } from './sent-messages.ts'

export const exampleMessages = defineMessages({
  title: ['Example emails', '電郵示例'],
  language: ['Language of the emails', '電郵語言'],
  languages: {
    en: ['English', 'English'],
    zh: ['繁體', '繁體'],
    cn: ['简体', '简体'],
  },
  about: [
    'Every email of the shop, about an order and people that do not exist. Brand, goods and payment details are your own.',
    '網店發出的所有電郵，訂單與人物均屬虛構；品牌、商品和收款資料則是網店的設定。',
  ],
  example: ['The example', '示例'],
  send: ['Send this example to me', '把示例寄給我'],
  sent: ['The example is on its way to your address', '示例正寄往你的電郵'],
})

type Example = StaffAnswer<'GET /email-examples'>['data'][number]

const filters = ['locale', 'shown'] as const

/** Every email the shop sends, about people that do not exist. */
export function EmailExamples() {
  const texts = useMessages(exampleMessages)
  const sent = useMessages(sentMessages)
  const state = useListState(filters)
  const { languages } = useMe()
  const locale = oneOf(locales, state.filters.locale) ?? shownLocale(languages, language())
  const examples = useCall('GET /email-examples', { query: { locale } }, { keepPrevious: true })
  const { shown } = state.filters
  return (
    <Page title={texts.title} back={useSettingsBack()}>
      <p className="mb-4 max-w-[75ch] text-ink-2">{texts.about}</p>
      <fieldset className="segments mb-6 w480:max-w-[360px]" aria-label={texts.language}>
        {languages.shown.map((value) => (
          <button
            key={value}
            type="button"
            lang={htmlLang[value]}
            aria-pressed={value === locale}
            onClick={() => state.change({ locale: value })}
          >
            {texts.languages[value]}
          </button>
        ))}
      </fieldset>
      <QueryState query={examples}>
        {({ data }) => (
          <div className="settings">
            {messageTopics.map((topic) => {
              const kinds: readonly MessageKind[] = messageKinds[topic]
              const about = data.filter(({ kind }) => kinds.includes(kind))
              return (
                <section key={topic}>
                  <h2>{sent.topics[topic]}</h2>
                  <ul className="setting-links">
                    {about.map((example) => (
                      <ExampleLine key={example._id} example={example} />
                    ))}
                  </ul>
                </section>
              )
            })}
          </div>
        )}
      </QueryState>
      {shown === undefined ? null : (
        <ExampleDialog
          key={`${shown} ${locale}`}
          id={shown}
          locale={locale}
          onClose={() => state.change({ shown: '' })}
        />
      )}
    </Page>
  )
}

function ExampleLine({ example: { _id: id, kind, locale, subject } }: { example: Example }) {
  const { kinds } = useMessages(sentMessages)
  const [params] = useSearchParams()
  return (
    <li>
      <Link to={`?${withExample(params, id, locale)}`} preventScrollReset>
        <span className="min-w-0">
          <strong lang={htmlLang[locale]} className="break-words">
            {subject}
          </strong>
          <small>{kinds[kind]}</small>
        </span>
        <Icon name="chevron-end" />
      </Link>
    </li>
  )
}

function withExample(params: URLSearchParams, id: string, locale: Locale): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set('locale', locale)
  next.set('shown', id)
  return next
}

interface ExampleDialogProps {
  id: string
  locale: Locale
  onClose: () => void
}

/** One example as its reader sees it; sent to oneself, it is seen in one's own mail program. */
function ExampleDialog({ id, locale, onClose }: ExampleDialogProps) {
  const texts = useMessages(exampleMessages)
  const sent = useMessages(sentMessages)
  const example = useCall('GET /email-examples/{id}', { params: { id }, query: { locale } })
  const send = useWrite('POST /email-examples/{id}/send', {
    changes: [],
    onDone: () => showToast(texts.sent),
  })
  const found = example.data
  return (
    <PageDialog
      id="example"
      wide
      onClose={onClose}
      title={found ? sent.kinds[found.kind] : texts.title}
      footer={
        <div className="form-buttons">
          <Button
            icon="mail"
            busy={send.isPending}
            onClick={() =>
              send.mutate({ params: { id }, body: { locale } }, { onError: showFailure })
            }
          >
            {texts.send}
          </Button>
        </div>
      }
    >
      <QueryState query={example}>
        {({ subject, text, preview_url: url }) => (
          <div className="grid gap-3">
            <p className="font-medium break-words">{subject}</p>
            <MessagePreview text={text} emailUrl={url} label={texts.example} />
          </div>
        )}
      </QueryState>
    </PageDialog>
  )
}
