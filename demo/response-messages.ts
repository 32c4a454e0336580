import { accountMessages } from './account-messages.ts'
import { orderMessages } from './order-messages.ts'
import type { ResponseMessage } from './response-message.ts'

/** The texts of `/result/{type}/{outcome}`; types that are missing here have no page. */
export const responseMessages: Readonly<Record<string, ResponseMessage>> = {
  ...orderMessages,
  ...accountMessages,
}
