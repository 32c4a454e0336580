import { decimalText, formatMoney } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import type { Language } from '../language/language.ts'
import type { issueMessages } from './issue-messages.ts'

type Issue = StaffAnswer<'GET /payment-issues'>['data'][number]
type Texts = (typeof issueMessages)['en']

/** What is wrong with a payment; one recorded before it had a code is told as it was logged. */
export function issueText(
  { issue, problem }: Pick<Issue, 'issue' | 'problem'>,
  texts: Texts,
  language: Language,
): string {
  const amount = (value: number) => formatMoney(cents(value), language)

  switch (issue?.code) {
    case 'disputed':
      return texts.disputed(issue.payment, texts.reasons[issue.reason] ?? issue.reason)
    case 'unasked_payment':
      return texts.unasked_payment(issue.payment)
    case 'unasked_card':
      return texts.unasked_card(issue.card)
    case 'wrong_amount':
      return texts.wrong_amount(
        issue.payment,
        issue.currency === 'HKD' ? amount(issue.paid) : foreignText(issue),
        amount(issue.expected),
      )
    case undefined:
      return problem
  }
}

function foreignText({ paid, currency }: { paid: number; currency: string }): string {
  return `${currency} ${decimalText(cents(paid))}`
}
