import { ApiError } from '#contract/client.ts'
import { language } from '../language/language.ts'
import { defineMessages } from '../language/messages.ts'

const newer = defineMessages({
  en: 'A colleague saved a newer version. Reload the page to see it, then make your change again.',
  zh: '同事已儲存較新的版本。請重新載入頁面，再作更改。',
})

/** For a form that is filled once: trying again would fail again, so it says what helps. */
export async function explainConflict<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
    throw new ApiError(error.status, { code: error.code, message: newer[language()] })
  }
}
