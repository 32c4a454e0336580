import sharp from 'sharp'
import { paymentOf, grouped, randomOf } from './payment.ts'
import { Sheet } from './sheet.ts'
import { grain } from './treatments.ts'

/** Pictures that are not proofs; none may be taken for a payment. */
export const otherPictures: readonly { name: string; picture: () => Promise<Buffer> }[] = [
  { name: 'noise', picture: () => noise(1080, 1920) },
  { name: 'coarse noise', picture: () => noise(270, 480) },
  { name: 'a white sheet', picture: () => blank('#ffffff') },
  { name: 'a black sheet', picture: () => blank('#000000') },
  { name: 'a cat', picture: cat },
  { name: 'a list of payments', picture: list },
]

async function noise(width: number, height: number): Promise<Buffer> {
  const draw = randomOf(42)
  const data = Uint8Array.from({ length: width * height }, () => Math.floor(draw() * 256))
  return sharp(data, { raw: { width, height, channels: 1 } })
    .resize(1080, 1920, { kernel: 'nearest' })
    .png()
    .toBuffer()
}

function blank(background: string): Promise<Buffer> {
  return sharp({ create: { width: 1080, height: 1920, channels: 3, background } })
    .png()
    .toBuffer()
}

async function cat(): Promise<Buffer> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#b8a88a"/><ellipse cx="600" cy="600" rx="300" ry="220" fill="#6d5a43"/><circle cx="600" cy="330" r="170" fill="#7a664c"/><path d="M460 240l30-150l110 100zM740 240l-30-150l-110 100z" fill="#7a664c"/><circle cx="540" cy="310" r="24" fill="#d9d65a"/><circle cx="660" cy="310" r="24" fill="#d9d65a"/><path d="M420 380h130M650 380h130M430 410l110-14M660 396l110 14" stroke="#eee" stroke-width="4"/></svg>'
  const drawn = await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer()
  return sharp(await grain(drawn, 3, 9))
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** A list of payments, of which ours is one. */
function list(): Promise<Buffer> {
  const payment = paymentOf(5)
  const sheet = new Sheet(1080, '#ffffff')
  const ink = { face: 'roboto', size: 38, colour: '#222222' } as const
  sheet.write('Transactions', { ...ink, size: 52, isBold: true }, { x: 60, y: 200 })
  const payments = [
    ['GOLDEN FISH TRADING CO', '-80.00'],
    [payment.payee, `-${grouped(payment.amount)}`],
    ['OCTOPUS TOP UP', '-500.00'],
    ['CHAN TAI MAN', '+1,000.00'],
  ] as const
  for (const [at, [name, amount]] of payments.entries()) {
    sheet.write(name, ink, { x: 60, y: 330 + at * 130 })
    sheet.write(`HKD ${amount}`, ink, { x: 1020, y: 330 + at * 130, align: 'right' })
  }
  return sheet.png(1920)
}
