import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spamSignsOf, type SpamCheckInput } from './enquiry-spam.ts'

const honest: SpamCheckInput = {
  trap: '',
  name: 'Wong Ka Ming',
  subject: 'Hem of the wool trousers',
  description: 'Could you take 3 cm off before you send them? Order PR-7K3Q-9XD.',
  twins: 0,
  recent: 0,
}

test.each<[string, Partial<SpamCheckInput>]>([
  ['in English', {}],
  ['in Chinese', { name: '黃家明', subject: '西褲改褲長', description: '可否先改短三厘米再寄？' }],
  ['very short', { subject: 'Hi', description: 'Open on Sunday?' }],
  [
    'about three garments, with their links',
    {
      description:
        'Which of these is the warmest? https://praya.example/a https://praya.example/b https://praya.example/c',
    },
  ],
  ['sent by another customer too, by chance', { description: 'Open on Sunday?', twins: 1 }],
  ['the third in an hour', { recent: 3 }],
])('a genuine message is not spam: %s', (_, details) => {
  expect(spamSignsOf({ ...honest, ...details })).toEqual([])
})

test.each<[string, Partial<SpamCheckInput>]>([
  ['trap_filled', { trap: 'https://seo.example' }],
  ['link_in_name_or_subject', { name: 'Cheap rank http://seo.example' }],
  ['link_in_name_or_subject', { subject: 'www.seo.example' }],
  [
    'many_links',
    { description: 'Look at all of them now: '.concat('http://a.example '.repeat(5)) },
  ],
  ['link_markup', { description: 'Buy [URL=http://a.example]here[/URL] for less' }],
  ['link_markup', { description: 'Buy <a href="http://a.example">here</a> for less' }],
  ['little_but_links', { description: 'http://a.example http://b.example' }],
  ['same_words_from_others', { twins: 3 }],
  ['many_in_an_hour', { recent: 5 }],
])('spam is recognised by %s', (sign, details) => {
  expect(spamSignsOf({ ...honest, ...details })).toContain(sign)
})

test('text without a link is never spam for its wording', () => {
  const text = fc.string().filter((words) => !/https?:|www\.|\[|<a/i.test(words))
  fc.assert(
    fc.property(text, text, text, (name, subject, description) => {
      expect(spamSignsOf({ ...honest, name, subject, description })).toEqual([])
    }),
  )
})
