import { expect, test } from 'vitest'
import { locales } from '#domain/locale.ts'
import type { EmailContent } from './email-blocks.ts'
import { renderEmail } from './render-email.ts'

const picture = {
  src: 'https://shop.test/files/fil_1/320.jpg',
  width: 64,
  height: 80,
  background: '#eee',
}

const content: EmailContent = {
  subject: 'Your <order> 1',
  brand: {
    name: 'Praya',
    home: 'https://shop.test/',
    logo: { ...picture, width: 120, height: 40 },
    footer: [
      'Praya Clothing Limited · BR 1',
      '1 Seawall Street',
      '+852 2000 0218 · hello@shop.test',
    ],
  },
  blocks: [
    { kind: 'paragraph', text: 'Thank you, <Chan>.\nSee you soon.' },
    { kind: 'button', words: 'Open the order', href: 'https://shop.test/order?key=a&b=c' },
    {
      kind: 'items',
      caption: 'In this parcel',
      items: [
        {
          picture,
          title: 'Oxford shirt',
          detail: 'White / M',
          notes: ['1 cancelled'],
          amount: '× 2',
        },
        { picture: null, title: 'Rain cap', detail: '', notes: [], amount: '' },
      ],
    },
    { kind: 'rows', caption: null, rows: [['Total', 'HK$1,000', 'strong']] },
  ],
  choices: [{ words: 'Choose what we email you', href: 'https://shop.test/account/notifications' }],
}

test('an email says the same as text and as HTML', () => {
  const { subject, text, html } = renderEmail('en', content)
  expect(subject).toBe('Your <order> 1 | Praya')
  expect(text).toBe(
    [
      'Thank you, <Chan>.\nSee you soon.',
      'Open the order: https://shop.test/order?key=a&b=c',
      'In this parcel\nOxford shirt, White / M (1 cancelled): × 2\nRain cap',
      'Total: HK$1,000',
      'Praya Clothing Limited · BR 1\n1 Seawall Street\n+852 2000 0218 · hello@shop.test',
      'Choose what we email you: https://shop.test/account/notifications',
    ].join('\n\n'),
  )
  for (const part of ['Oxford shirt', '1 cancelled', 'HK$1,000', '1 Seawall Street']) {
    expect(html).toContain(part)
  }
  expect(html).toContain('href="https://shop.test/order?key=a&amp;b=c"')
  expect(html).not.toContain('<Chan>')
  expect(html).not.toContain('<order>')
})

test('every picture has its size, a text for when it is off, and a full address', () => {
  const pictures = renderEmail('en', content).html.match(/<img[^>]*>/g) ?? []
  expect(pictures).toHaveLength(2)
  for (const each of pictures) {
    expect(each).toMatch(/src="https:\/\/[^"]+\.jpg"\s+width="\d+"\s+height="\d+"\s+alt="[^"]*"/)
  }
})

test.each(locales)('an email in %s follows light and dark, narrow and wide', (locale) => {
  const { html } = renderEmail(locale, content)
  expect(html).toContain('name="color-scheme" content="light dark"')
  expect(html).toContain('@media (prefers-color-scheme:dark)')
  expect(html).toContain('@media (max-width:480px)')
  expect(html).toContain('max-width:600px')
})

/** Gmail cuts an email off at 102 kB. */
test('an order of a hundred lines is not cut off', () => {
  const item = {
    picture,
    title: '牛津恤衫，免熨',
    detail: '白色 / M × 1',
    notes: [],
    amount: 'HK$1,000',
  }
  const items = Array.from({ length: 100 }, () => item)
  const { html } = renderEmail('zh', {
    ...content,
    blocks: [{ kind: 'items', caption: null, items }],
  })
  expect(Buffer.byteLength(html)).toBeLessThan(102_000)
})
