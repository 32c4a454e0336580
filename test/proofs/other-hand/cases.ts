import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import type { ProofCase } from '../cases.ts'
import { paymentOf, type ProofPayment } from '../payment.ts'
import { proofPages, type ProofPage } from './pages.ts'

/** Every page as sent in three ways, and with its amount changed in three ways. */
export async function otherHandCases(): Promise<ProofCase[]> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
  const tab = await browser.newPage({ deviceScaleFactor: 3, viewport: { width: 390, height: 760 } })
  const cases: ProofCase[] = []
  for (const [at, proof] of proofPages.entries()) {
    for (const turn of [0, 1, 2]) cases.push(await honest(tab, proof, at, turn))
    for (const name of Object.keys(edits)) cases.push(await edited(tab, proof, at, name))
  }
  await browser.close()
  return cases
}

/** HK$320 to HK$12,340, every third one ending in 0 as the large figure of its page. */
const paymentFor = (at: number, turn: number) => paymentOf(at * 3 + turn)

async function honest(tab: Page, proof: ProofPage, at: number, turn: number): Promise<ProofCase> {
  const awaited = paymentFor(at, turn)
  const [way, send] = ways[(at + turn) % ways.length] ?? ['clean', plain]
  const picture = await send(await shotOf(tab, proof, awaited), at + turn)
  return caseOf(proof, awaited, 'honest', way, picture)
}

async function edited(tab: Page, proof: ProofPage, at: number, name: string): Promise<ProofCase> {
  const awaited = paymentFor(at, 1)
  const edit = edits[name]
  if (!edit) throw new Error(name)
  const sent = await shotOf(tab, proof, { ...awaited, amount: '10.00' })
  return caseOf(proof, awaited, 'edited', name, await edit(tab, sent, awaited))
}

function caseOf(
  proof: ProofPage,
  awaited: ProofPayment,
  group: ProofCase['group'],
  way: string,
  picture: Buffer,
): ProofCase {
  return {
    name: `${proof.name}: ${way}`,
    group,
    half: 'held back',
    screen: proof,
    awaited,
    wrong: [],
    outcome: 'done',
    bankReference: () => proof.bankReference(awaited),
    picture: async () => picture,
  }
}

async function shotOf(tab: Page, proof: ProofPage, payment: ProofPayment): Promise<Buffer> {
  await tab.setContent(proof.html(payment))
  return tab.screenshot({ fullPage: true })
}

type Way = (picture: Buffer, seed: number) => Promise<Buffer>

const plain: Way = async (picture) => picture
const jpeg =
  (quality: number, width?: number): Way =>
  (picture) =>
    sharp(picture)
      .resize(width ? { width } : {})
      .jpeg({ quality })
      .toBuffer()

const ways: readonly (readonly [string, Way])[] = [
  ['clean', plain],
  ['JPEG 60, 720 wide', jpeg(60, 720)],
  [
    'JPEG 75, 828 wide, sent again',
    async (picture) => jpeg(80)(await jpeg(75, 828)(picture, 0), 0),
  ],
  ['JPEG 90', jpeg(90)],
  ['cropped', cropped],
  [
    'cropped, JPEG 70, 1080 wide',
    async (picture, seed) => jpeg(70, 1080)(await cropped(picture, seed), 0),
  ],
]

async function cropped(picture: Buffer, seed: number): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  const [left, top] = [10 + (seed % 4) * 3, 40 + (seed % 3) * 15]
  return sharp(picture)
    .extract({ left, top, width: width - 2 * left, height: height - top - 120 })
    .png()
    .toBuffer()
}

type Edit = (tab: Page, picture: Buffer, shown: ProofPayment) => Promise<Buffer>

/** Changes of an amount on a picture, as people make them. */
const edits: Readonly<Record<string, Edit>> = {
  'typed over a rectangle of the picked colour': (tab, picture, { amount }) =>
    typedOver(tab, picture, amount, 0),
  'typed over a rectangle of nearly the same colour': (tab, picture, { amount }) =>
    typedOver(tab, picture, amount, 2),
  'typed over, then sent as a JPEG': async (tab, picture, { amount }) =>
    jpeg(75)(await typedOver(tab, picture, amount, 2), 0),
}

/** The page is still in the tab: its own place and style of the amount, but a patch behind it. */
async function typedOver(tab: Page, picture: Buffer, amount: string, off: number): Promise<Buffer> {
  const box = await tab.locator('#amount').boundingBox()
  if (!box) throw new Error('the page shows no amount')
  const style = await tab.locator('#amount').evaluate((element) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    return { color, fontSize, fontWeight }
  })
  const [left, top] = [Math.round(box.x * 3) - 6, Math.round(box.y * 3)]
  const paper = await sharp(picture)
    .extract({ left: left - 2, top, width: 1, height: 1 })
    .raw()
    .toBuffer()
  const rgb = [...paper.subarray(0, 3)].map((shade) => (shade > 128 ? shade - off : shade + off))
  const text = amount.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')
  const data = picture.toString('base64')
  await tab.setContent(`<body style="margin: 0; position: relative; width: 390px">
    <img src="data:image/png;base64,${data}" style="width: 390px; display: block">
    <span style="position: absolute; left: ${left / 3}px; top: ${box.y}px; padding: 0 2px; white-space: nowrap;
      background: rgb(${rgb.join()}); color: ${style.color}; font: ${style.fontWeight} ${style.fontSize}/${box.height}px
      'Liberation Sans'">${text}</span></body>`)
  await tab.locator('img').evaluate(async (image) => {
    if (image instanceof HTMLImageElement) await image.decode()
  })
  return tab.screenshot({ fullPage: true })
}
