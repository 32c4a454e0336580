import { expect, test } from 'vitest'
import { noticesOf } from './notices.ts'

const react = { name: 'react', version: '19.3.1', identifier: 'MIT', text: 'MIT License, Meta' }

test('a library without a licence text stops the build with its name', () => {
  expect(() => noticesOf([react, { name: 'silent', version: '1.0.0' }])).toThrow('silent')
})

test('libraries with the same licence text are named above it', () => {
  const notices = noticesOf([react, { ...react, name: 'react-dom' }, react])
  expect(notices).toBe('react 19.3.1 (MIT)\nreact-dom 19.3.1 (MIT)\n\nMIT License, Meta')
})
