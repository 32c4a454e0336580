import { expect, test } from 'vitest'
import { code } from '#test/sources.ts'

/** Comments and test names are plain modern English, and names are those of docs/glossary.md. */

const oldWords = [
  'anew',
  'whoever',
  'beside',
  'nobody',
  'somebody',
  'everybody',
  'to be had',
  'cannot be had',
  'at a stroke',
  'let be',
  'is not any more',
  'none any more',
  'has become of',
]
const oldEnglish = new RegExp(String.raw`\b(${oldWords.join('|')})\b`, 'i')

test('comments and test names use no word of the old dialect', () => {
  const found = code(
    /^(?!demo\/(copy|contents)|test\/rules\/vocabulary).*\.(tsx?|mjs|css)$/,
  ).flatMap(([file, text]) =>
    prose(text)
      .filter((line) => oldEnglish.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

test('a comment starts with a verb or a noun', () => {
  const found = code(/\.(tsx?|mjs|css)$/).flatMap(([file, text]) =>
    prose(text)
      .filter((line) => /^\s*(\/\/|\/\*\*?) (Of|As|What of) /.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

/** Names that docs/glossary.md replaced: a new one would bring an old word back. */
const retiredNames = `
  aSlip drawSlip matchSlip readSlip uploadSlip SlipCheck SlipFacts SlipField SlipKind SlipMatch
  LetterFacts LetterKind newLetter sendOrderLetter sendPointsLetter sendRefundLetter PlainLetter
  addOrderNews FormNews noteForStaff StaffNotices tellStaff tellWishers tellAuth tellProblem
  Piece PieceRow WantedPieces boughtPieces countPieces heldPieces lockPieces sharePieces
  Offers fillOffers seedOffers turnOffers turnCatalogue offerRoutes isSameOffer
  StoryCard StoryFacts StoryInput findStory listStories saveStory StoreRange ShelfPrices
  ProductWish VariantWish CategoryWish CourierWish WarehouseWish VariantFacts
  drawFrom letExpire putIn takeOut placesLeft preorderPlaces dropRest freePieces
  foresee keepDraft readKept lateWords LateMessages useLastWord usePlacing readAttempts
  Standing standingOf useStanding wayBack useWayBack Remember rememberFor recordChange
  listTroubles settleTrouble visitSession takeEvent sweepVisitors requireKnownThings
  shelfInput staffShelf recordShelf presentShelf namingShelf giveBackTry aWisher
  storyFilter storySearch storyCategory
`
  .trim()
  .split(/\s+/)

test('no name is one that the glossary replaced', () => {
  expect(retiredNames.length).toBeGreaterThan(80)
  const retired = new RegExp(String.raw`\b(${retiredNames.join('|')})\b`)
  const found = code(/^(?!test\/rules\/vocabulary).*\.tsx?$/).flatMap(([file, text]) =>
    withoutProse(text)
      .filter((line) => retired.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

const comment = /^\s*(\/\/|\/\*|\*)/
const testName = /^\s*(test(\.each\(.*\))?|\]\))\(\s*['"`]/

function prose(text: string): string[] {
  return text.split('\n').filter((line) => comment.test(line) || testName.test(line))
}

function withoutProse(text: string): string[] {
  return text.split('\n').filter((line) => !comment.test(line) && !testName.test(line))
}
