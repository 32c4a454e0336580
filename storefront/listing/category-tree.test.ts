import { expect, test } from 'vitest'
import {
  minWords,
  tickState,
  tickedSlugs,
  toggleCategory,
  wayTo,
  type CategoryChoice,
} from './category-tree.ts'

function category(slug: string, children: CategoryChoice[] = []): CategoryChoice {
  return { slug, title: slug, count: 1, children }
}

const tree = [
  category('tops', [category('shirts'), category('tees')]),
  category('bags', [category('totes')]),
  category('hats'),
]
const stateOf = (slug: string, chosen: string[]) => {
  const found = wayTo(tree, (each) => each.slug === slug).at(-1)
  return found && tickState(found, chosen)
}

test.each([
  [[], 'off'],
  [['tops'], 'on'],
  [['shirts'], 'mixed'],
  [['shirts', 'tees'], 'on'],
  // Sent by a form after one child of a fully chosen category was unticked.
  [['tops', 'shirts'], 'mixed'],
])('with %j chosen, the parent category is %s', (chosen, state) => {
  expect(stateOf('tops', chosen)).toBe(state)
})

test('a chosen category includes its children', () => {
  expect([...tickedSlugs(tree, ['tops', 'hats'])]).toEqual(['tops', 'shirts', 'tees', 'hats'])
})

test.each([
  [[], 'tops', ['tops']],
  [['tops'], 'tops', []],
  [['shirts'], 'tops', ['tops']],
  [['tops'], 'shirts', ['tees']],
  [['shirts'], 'tees', ['tops']],
  [['tees', 'hats'], 'tees', ['hats']],
  [['bags'], 'totes', []],
  [[], 'no-such', []],
])('with %j chosen, clicking %s leaves %j', (chosen, pressed, left) => {
  expect(toggleCategory(tree, chosen, pressed)).toEqual(left)
})

test('ticked boxes are reduced to the fewest slugs', () => {
  expect(minWords(tree, new Set(['tops', 'shirts', 'tees', 'hats']))).toEqual(['tops', 'hats'])
  expect(minWords(tree, new Set(['tops', 'tees']))).toEqual(['tees'])
  expect(minWords(tree, new Set(['tops']))).toEqual(['tops'])
})
