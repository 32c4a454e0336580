import { expect, test } from 'vitest'
import { actionText } from './action-text.ts'
import { logMessages } from './log-messages.ts'

test.each([
  ['product_status_set', 'State of a product set', '貨品狀態：設定'],
  ['order_cancel_remaining', 'Order rest cancelled', '訂單：取消餘下貨品'],
  ['post_review_deleted', 'Comment deleted', '留言：刪除'],
  ['post_category_changed', 'Post category changed', '日誌分類：更改'],
  ['staff_archived', 'Colleague archived', '同事：封存'],
])('%s reads as words in both languages', (action, en, zh) => {
  expect(actionText(action, logMessages.en)).toBe(en)
  expect(actionText(action, logMessages.zh)).toBe(zh)
})

test('an action without words is shown by its code', () => {
  expect(actionText('moon_landed', logMessages.en)).toBe('moon_landed')
  expect(actionText('product_landed', logMessages.en)).toBe('product_landed')
})
