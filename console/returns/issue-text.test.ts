import { expect, test } from 'vitest'
import { issueMessages } from './issue-messages.ts'
import { issueText } from './issue-text.ts'

test.each([
  [
    { code: 'disputed', payment: 'pi_1', reason: 'product_not_received' },
    'pi_1 is disputed: not received. Answer it at the gateway in time.',
    'pi_1 被持卡人提出爭議：未收到貨品。請準時到付款公司回覆。',
  ],
  [
    { code: 'disputed', payment: 'pi_1', reason: 'new_reason' },
    'pi_1 is disputed: new_reason. Answer it at the gateway in time.',
    'pi_1 被持卡人提出爭議：new_reason。請準時到付款公司回覆。',
  ],
  [
    { code: 'wrong_amount', payment: 'pi_1', paid: 79_999, currency: 'USD', expected: 80_000 },
    'pi_1 came as USD 799.99 in place of HK$800. Refund it at the gateway.',
    'pi_1 實收 USD 799.99，應收 HK$800，請到付款公司退款。',
  ],
] as const)('%o reads as words in both languages', (issue, en, zh) => {
  expect(issueText({ issue, problem: '' }, issueMessages.en, 'en')).toBe(en)
  expect(issueText({ issue, problem: '' }, issueMessages.zh, 'zh')).toBe(zh)
})

test('an issue from before it had a code is told as it was logged', () => {
  const logged = { issue: null, problem: 'pi_1 is 1 HKD' }
  expect(issueText(logged, issueMessages.zh, 'zh')).toBe('pi_1 is 1 HKD')
})
