import { expect, test } from 'vitest'
import { defineMessages } from './messages.ts'

test('each language has its side of every pair, at any depth', () => {
  const texts = defineMessages({
    save: ['Save', '儲存'],
    state: { on: ['On', '開'] },
    left: [(count: number) => `${count} left`, (count: number) => `剩 ${count} 件`],
  })
  expect([texts.en.save, texts.en.state.on, texts.en.left(2)]).toEqual(['Save', 'On', '2 left'])
  expect([texts.zh.save, texts.zh.state.on, texts.zh.left(2)]).toEqual(['儲存', '開', '剩 2 件'])
})

test('a text without Chinese does not compile', () => {
  // @ts-expect-error: one language
  expect(() => defineMessages({ save: ['Save'] }).zh.save).not.toThrow()
  const uneven = defineMessages({ left: [(count: number) => `${count} left`, '剩餘'] })
  // @ts-expect-error: a sentence and a word are no pair
  expect(uneven.en.left(2)).toBe('2 left')
})
