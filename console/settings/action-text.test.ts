import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { fulfilmentActions } from '#domain/order/fulfilment.ts'
import { orderActions } from '#domain/order/order-status.ts'
import { actionText } from './action-text.ts'
import { actionMessages } from './action-messages.ts'

test.each([
  ['product_status_set', 'State of a product set', '商品狀態：設定'],
  ['order_cancel_remaining', 'Order rest cancelled', '訂單：取消餘下貨品'],
  ['post_review_deleted', 'Comment deleted', '留言：刪除'],
  ['post_category_changed', 'Post category changed', '日誌分類：更改'],
  ['search_text_written', 'Text for search engines published', '搜尋引擎文字：發佈'],
  ['staff_archived', 'Colleague archived', '同事：封存'],
])('%s reads as words in both languages', (action, en, zh) => {
  expect(actionText(action, actionMessages.en)).toBe(en)
  expect(actionText(action, actionMessages.zh)).toBe(zh)
})

test('an action without words is shown by its code', () => {
  expect(actionText('moon_landed', actionMessages.en)).toBe('moon_landed')
  expect(actionText('product_landed', actionMessages.en)).toBe('product_landed')
})

test('every action that the server records has words', async () => {
  const literals: string[] = []
  for await (const file of glob('server/**/*.ts')) {
    const text = await readFile(file, 'utf8')
    if (file.endsWith('.test.ts') || !/changes\.record\(|ChangeRecorder/.test(text)) continue
    for (const [, action = ''] of text.matchAll(/action: '([a-z_]+)',\s*subject/g))
      literals.push(action)
  }
  const steps = [...orderActions, ...fulfilmentActions]
  const actions = [
    ...new Set(literals.filter((each) => !steps.some((step) => step === each))),
    ...steps.map((step) => `order_${step}`),
  ]
  expect(actions.length).toBeGreaterThan(80)
  for (const texts of [actionMessages.en, actionMessages.zh]) {
    expect(actions.filter((action) => actionText(action, texts) === action)).toEqual([])
  }
})
