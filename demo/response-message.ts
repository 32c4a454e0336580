import type { LocalizedText } from '#domain/locale.ts'

interface ResultText {
  title: LocalizedText
  text: LocalizedText
}

export interface ResponseMessage {
  success: ResultText
  failure: ResultText
  cancelled: ResultText
}
