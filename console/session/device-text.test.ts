import { expect, test } from 'vitest'
import { accountMessages } from './messages.ts'
import { deviceText } from './device-text.ts'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${webkit} Version/26.0 Safari/604.1`,
    'Safari on iPhone',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${webkit} CriOS/141.0 Safari/604.1`,
    'Chrome on iPhone',
  ],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0 Safari/537.36 Edg/141.0`,
    'Edge on Windows',
  ],
  [
    `${mozilla} (Linux; Android 16; SM-S931B) ${webkit} SamsungBrowser/29.0 Chrome/136.0 Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0`,
    'Firefox on Mac',
  ],
  ['curl/8.16.0', 'Unknown device'],
  ['', 'Unknown device'],
])('%s is %s', (agent, text) => {
  expect(deviceText(agent, accountMessages.en)).toBe(text)
})
