import { ApiError } from '#contract/client.ts'
import { defineMessages } from '../language/messages.ts'
import { language } from '../language/language.ts'

/** As contract/error-sentences.ts says it; importing the table would bring the validator along. */
const unanswered = defineMessages({
  en: 'The shop cannot be reached right now. Please check the connection and try again.',
  zh: '暫時未能連接商店，請檢查網絡後再試。',
})

/** The sentence to show for a failed call, in the person's language. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError && error.message !== '') return error.message
  return unanswered[language()]
}
