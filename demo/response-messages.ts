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

/** The texts of `/result/{type}/{outcome}`; types that are missing here have no page. */
export const responseMessages: Readonly<Record<string, ResponseMessage>> = {
  ...orderMessages,
  ...accountMessages,
}
