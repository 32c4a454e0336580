import { expect, test } from 'vitest'
import { scriptProblems } from '#test/script-problems.ts'
import { copyOf } from './copy/styles.ts'
import { articles, picturesOf, posts } from './journal.ts'
import { articlePictures } from './journal/article-pictures.ts'
import { postPictures } from './journal/post-pictures.ts'
import { articleCategories, libraries, postCategories } from './journal/shelves.ts'
import { authors, tags, type DemoEntry } from './journal/story.ts'
import { range } from './range.ts'
import { drawScene } from './scenes/scene.ts'

const entries: readonly DemoEntry[] = [...Object.values(articles).flat(), ...posts]

test('every story exists in three languages, each in its own script', () => {
  const problems = entries.flatMap(({ slug, title, description, body }) => [
    ...scriptProblems(`${slug} title`, title),
    ...scriptProblems(`${slug} description`, description),
    ...scriptProblems(`${slug} body`, body),
  ])
  expect(problems).toEqual([])
})

test('categories, authors and tags are translated into three languages', () => {
  const shelves = [...libraries, ...articleCategories, ...postCategories]
  const problems = [
    ...shelves.flatMap(({ slug, title, description }) => [
      ...scriptProblems(slug, title),
      ...scriptProblems(slug, description),
    ]),
    ...Object.entries({ ...authors, ...tags }).flatMap(([name, text]) =>
      scriptProblems(name, text),
    ),
  ]
  expect(problems).toEqual([])
})

test('a story has the same headings and list items in every language', () => {
  for (const { slug, body } of entries) {
    const outlines = [body.en, body.zh, body.cn].map((text) =>
      text
        .split('\n')
        .filter((line) => /^(## |- )/.test(line))
        .map((line) => line.slice(0, 2)),
    )
    expect(outlines[1], slug).toEqual(outlines[0])
    expect(outlines[2], slug).toEqual(outlines[0])
  }
})

test('slugs are unique', () => {
  expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length)
})

test('every article has a category of its library, every post a post category', () => {
  for (const [library, list] of Object.entries(articles)) {
    const known = articleCategories.filter((each) => each.library === library)
    for (const { slug, categories } of list) {
      expect(categories.length, slug).toBeGreaterThan(0)
      for (const each of categories) expect(known.map((category) => category.slug)).toContain(each)
    }
  }
  for (const { categories } of posts) {
    for (const each of categories) {
      expect(postCategories.map((category) => category.slug)).toContain(each)
    }
  }
})

test('every garment a story shows is in the range', () => {
  const made = range.map((style) => style.handle)
  for (const { slug, product_handles: shows } of entries) {
    for (const handle of shows) expect(made, slug).toContain(handle)
  }
})

test('every story has its own pictures, with alt texts in three languages', () => {
  const known = new Set(entries.map(({ slug }) => slug))
  for (const slug of [...Object.keys(articlePictures), ...Object.keys(postPictures)]) {
    expect(known).toContain(slug)
  }
  const pictures = entries.flatMap((entry) => picturesOf(entry))
  expect(pictures.flatMap(({ alt }) => scriptProblems(alt.en, alt))).toEqual([])
  const drawn = pictures.map(({ scene }) => drawScene(scene))
  expect(new Set(drawn).size).toBe(pictures.length)
})

test('the style numbers in a story match the styles', () => {
  const numbers = new Set(range.map(({ handle }) => copyOf(handle).styleNumber))
  for (const { slug, body } of entries) {
    for (const [, number = ''] of body.en.matchAll(/[Nn]o\. (\d{3})/g)) {
      expect(numbers.has(number), `${slug}: ${number}`).toBe(
        slug !== 'there-is-no-004' || number !== '004',
      )
    }
  }
})
