import { ApiError } from '#contract/client.ts'
import { joinList } from '#domain/punctuation.ts'
import { language } from '../language/language.ts'
import { defineMessages } from '../language/messages.ts'
import { showTime } from '../language/show.ts'

const newer = defineMessages([
  'A colleague saved a newer version. Reload the page to see it, then make your change again.',
  '同事已儲存較新的版本。請重新載入頁面，再作更改。',
])

const changed = defineMessages([
  (by: string | null, time: string) =>
    `${by === null ? 'This order was changed' : `${by} changed this order`} at ${time}. Nothing was overwritten: look at it as it is now, then make your change again.`,
  (by: string | null, time: string) =>
    `${by === null ? '此訂單' : `${by} `}已於 ${time} 更改${by === null ? '' : '此訂單'}。你的更改未有儲存，請先查看最新內容，再作更改。`,
])

const recordChanged = defineMessages([
  (by: string | null, time: string, what: string) =>
    `${by === null ? 'This was changed' : `${by} changed this`} at ${time}${what && ` (${what})`}. Nothing was overwritten: look at it as it is now, then make your change again.`,
  (by: string | null, time: string, what: string) =>
    `${by === null ? '此內容' : `${by} `}已於 ${time} 更改${by === null ? '' : '此內容'}${what && `（${what}）`}。你的更改未有儲存，請先查看最新內容，再作更改。`,
])

/** For a form that is filled once: trying again would fail again, so it says what helps. */
export function explainConflict<Result>(work: Promise<Result>): Promise<Result> {
  return explained(work, 'conflict', () => newer[language()])
}

/** Names who changed the order or another record, when, and what. */
export async function explainChange<Result>(work: Promise<Result>): Promise<Result> {
  return explained(
    explained(work, 'order_changed', ({ by, at }) =>
      changed[language()](nameOf(by), showTime(String(at))),
    ),
    'record_changed',
    async ({ by, at, fields }) => {
      // Needed only here; every screen loads this file.
      const { fieldMessages } = await import('../language/field-messages.ts')
      const names: Readonly<Record<string, string>> = fieldMessages[language()].names
      const what = Array.isArray(fields)
        ? fields.flatMap((field) => names[String(field)] ?? [])
        : []
      return recordChanged[language()](nameOf(by), showTime(String(at)), joinList(what, language()))
    },
  )
}

function nameOf(by: unknown): string | null {
  return typeof by === 'string' ? by : null
}

async function explained<Result>(
  work: Promise<Result>,
  code: string,
  explain: (details: ApiError['details']) => string | Promise<string>,
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== code) throw error
    const message = await explain(error.details)
    throw new ApiError(error.status, { code, message })
  }
}
