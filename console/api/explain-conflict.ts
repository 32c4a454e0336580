import { ApiError } from '#contract/client.ts'
import { language } from '../language/language.ts'
import { defineMessages } from '../language/messages.ts'
import { showTime } from '../parts/show.ts'

const newer = defineMessages({
  en: 'A colleague saved a newer version. Reload the page to see it, then make your change again.',
  zh: '同事已儲存較新的版本。請重新載入頁面，再作更改。',
})

const changed = defineMessages({
  en: (by: string | null, time: string) =>
    `${by === null ? 'This order was changed' : `${by} changed this order`} at ${time}. Nothing was overwritten: look at it as it is now, then make your change again.`,
  zh: (by: string | null, time: string) =>
    `${by === null ? '此訂單' : `${by} `}已於 ${time} 更改${by === null ? '' : '此訂單'}。你的更改未有儲存，請先查看最新內容，再作更改。`,
})

/** For a form that is filled once: trying again would fail again, so it says what helps. */
export function explainConflict<Result>(work: Promise<Result>): Promise<Result> {
  return explained(work, 'conflict', () => newer[language()])
}

/** Names who changed the order, and when. */
export function explainOrderChange<Result>(work: Promise<Result>): Promise<Result> {
  return explained(work, 'order_changed', ({ by, at }) =>
    changed[language()](typeof by === 'string' ? by : null, showTime(String(at))),
  )
}

async function explained<Result>(
  work: Promise<Result>,
  code: string,
  explain: (details: ApiError['details']) => string,
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== code) throw error
    throw new ApiError(error.status, { code, message: explain(error.details) })
  }
}
