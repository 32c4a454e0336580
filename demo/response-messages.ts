import type { LocalizedText } from '#domain/locale.ts'
import { accountMessages } from './account-messages.ts'
import { orderMessages } from './order-messages.ts'

export interface ResultText {
  title: LocalizedText
  text: LocalizedText
}

export interface ResponseMessage {
  success: ResultText
  failure: ResultText
  cancelled: ResultText
}

/** What the page `/result/{type}/{outcome}` says; a type that is not here has no page. */
export const responseMessages: Readonly<Record<string, ResponseMessage>> = {
  ...orderMessages,
  ...accountMessages,
}
