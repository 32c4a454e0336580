import type { DomainError, Issue } from '#domain/errors.ts'
import { joinLabel } from '#domain/join-label.ts'
import type { Locale, LocalizedText } from '#domain/locale.ts'
import { errorSentences } from './error-sentences.ts'
import { inUseSentence } from './in-use-sentences.ts'
import { issueSentences } from './issue-sentences.ts'
import { notPossibleSentences } from './not-possible-sentences.ts'
import { foreignPictureSentences, tooManyPixels } from './picture-sentences.ts'

/** The sentence of this failure: with its own numbers and names, where its code has some. */
export function failureSentence(failure: DomainError): LocalizedText {
  if (isOf(failure, 'not_possible')) return notPossibleSentences[failure.details.reason]
  if (isOf(failure, 'in_use')) return inUseSentence(failure.details)
  if (isOf(failure, 'picture_too_large')) return tooManyPixels(failure.details)
  if (isOf(failure, 'file_too_large')) return tooManyBytes(failure.details.max_bytes)
  if (isOf(failure, 'file_not_image') && failure.details) {
    return foreignPictureSentences[failure.details.kind]
  }
  if (isOf(failure, 'invalid')) return sentenceOfIssues(failure.details.issues)
  return errorSentences[failure.code]
}

/** The most a person reads; each issue stands at its field as well. */
const mostSaid = 3

/** Says what is wrong, because not every issue has a field on the caller's screen. */
function sentenceOfIssues(issues: readonly Issue[]): LocalizedText {
  if (issues.length === 0) return errorSentences.invalid
  const said = (locale: Locale) =>
    [...new Set(issues.map((issue) => textOf(issue, locale)))].slice(0, mostSaid)
  return {
    en: said('en').map(ended).join(' '),
    zh: said('zh').join('；'),
    cn: said('cn').join('；'),
  }
}

/** With the path of its field, if the sentence says nothing without it. */
function textOf({ path, message }: Issue, locale: Locale): string {
  return path !== '' && needsPath.has(message.en)
    ? joinLabel(path, message[locale], locale)
    : message[locale]
}

const needsPath: ReadonlySet<string> = new Set(
  [
    issueSentences.required,
    issueSentences.not_accepted,
    issueSentences.unknown_field,
    issueSentences.not_found,
  ].map(({ en }) => en),
)

function ended(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`
}

function isOf<Code extends DomainError['code']>(
  failure: DomainError,
  code: Code,
): failure is DomainError<Code> {
  return failure.code === code
}

/** Names the limit of a file in MB, and of anything else in kB. */
function tooManyBytes(max: number): LocalizedText {
  if (max === 0) return errorSentences.file_too_large
  const kilobytes = Math.floor(max / 1024)
  if (kilobytes < 1024) {
    return {
      en: `This is too much at once; the most is ${kilobytes} kB.`,
      zh: `一次提交的內容過多，上限為 ${kilobytes} kB。`,
      cn: `一次提交的内容过多，上限为 ${kilobytes} kB。`,
    }
  }
  const limit = `${Math.floor(kilobytes / 1024)} MB`
  return {
    en: `The file must be smaller than ${limit}.`,
    zh: `檔案必須小於 ${limit}。`,
    cn: `文件必须小于 ${limit}。`,
  }
}
