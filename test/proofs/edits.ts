import sharp from 'sharp'
import { outline, type Face } from './faces.ts'
import type { Written } from './sheet.ts'
import { grain, normalOf } from './treatments.ts'

/** A field to be painted over with another text. */
interface Forgery {
  /** The original picture. */
  picture: Buffer
  field: Written
  text: string
  seed: number
}

type Edit = (forgery: Forgery) => Promise<Buffer>

interface Paint {
  face?: Face
  size?: number
  isBold?: boolean
  colour?: string
  /** Difference between patch and paper, in levels. */
  off?: number
  svg?: string
}

/** The typeface a forger uses instead. */
export const others: Record<Face, Face> = {
  roboto: 'tinos',
  arimo: 'roboto',
  lato: 'arimo',
  tinos: 'lato',
  mono: 'arimo',
}

/** Kinds of edit that paint the right text over a wrong one. */
export const edits = {
  'another typeface': (f) => painted(f, { face: others[f.field.face] }),
  'one pixel larger': (f) => painted(f, { size: f.field.size + 1 }),
  'hard edges': (f) => painted(f, { svg: 'shape-rendering="crispEdges"' }),
  'soft edges': softened,
  'a patch of nearly the same colour': (f) => painted(f, { off: 1 + (f.seed % 2) }),
  'clean letters on a compressed picture': async (f) =>
    painted({ ...f, picture: await jpeg(f.picture, 50 + (f.seed % 3) * 10) }, {}),
  'a flat patch on a photograph': async (f) =>
    jpeg(await painted({ ...f, picture: await photo(f) }, {}), 92),
  'a patch with other noise on a photograph': async (f) =>
    jpeg(await noisyPatch({ ...f, picture: await photo(f) }), 92),
  'the metadata of an editor': async (f) => marked(await painted(f, {}), f.seed),
  'a region compressed again': reencoded,
  'another weight': (f) => painted(f, { isBold: !f.field.isBold }),
  'another ink': (f) => painted(f, { colour: shifted(f.field.colour, 22) }),
  'another typeface, compressed': async (f) =>
    jpeg(await painted(f, { face: others[f.field.face] }), 88),
  'another typeface on a compressed picture, compressed': async (f) =>
    jpeg(
      await painted({ ...f, picture: await jpeg(f.picture, 55) }, { face: others[f.field.face] }),
      92,
    ),
} as const satisfies Record<string, Edit>

export type EditName = keyof typeof edits

const jpeg = (picture: Buffer, quality: number) => sharp(picture).jpeg({ quality }).toBuffer()
const photo = async ({ picture, seed }: Forgery) =>
  jpeg(await grain(await sharp(picture).blur(0.8).png().toBuffer(), seed, 6), 90)

/** The box to paint over, with room for the new text. */
function boxOf({ field }: Forgery) {
  const { x, y, width, size } = field
  return {
    left: Math.floor(x - size * 0.25),
    top: Math.floor(y - size * 0.95),
    width: Math.ceil(width + size * 0.5),
    height: Math.ceil(size * 1.25),
  }
}

async function paperAt(picture: Buffer, box: ReturnType<typeof boxOf>): Promise<number[]> {
  const { data } = await sharp(picture)
    .removeAlpha()
    .extract({ left: Math.max(0, box.left - 3), top: box.top, width: 3, height: 6 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [0, 1, 2].map((channel) => {
    const shades = Array.from({ length: 18 }, (_, at) => data[at * 3 + channel] ?? 0)
    return Math.round(shades.reduce((sum, shade) => sum + shade, 0) / shades.length)
  })
}

async function overlay(forgery: Forgery, paint: Paint, paper: readonly number[]) {
  const { field, text } = forgery
  const box = boxOf(forgery)
  const style = { face: field.face, size: field.size, isBold: field.isBold ?? false, ...paint }
  const colour = paint.colour ?? field.colour
  const fill = `rgb(${paper.map((shade) => shade + (shade > 128 ? -1 : 1) * (paint.off ?? 0)).join(',')})`
  const at = { x: field.x - box.left, y: field.y - box.top }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}"><rect width="100%" height="100%" fill="${fill}"/><g fill="${colour}" stroke="${colour}" stroke-width="0" ${paint.svg ?? ''}>${outline(text, style, at)}</g></svg>`
  return { input: Buffer.from(svg), left: box.left, top: box.top }
}

async function painted(forgery: Forgery, paint: Paint): Promise<Buffer> {
  const paper = await paperAt(forgery.picture, boxOf(forgery))
  const layer = await overlay(forgery, paint, paper)
  return sharp(forgery.picture).composite([layer]).png().toBuffer()
}

/** Softens letters as if they had been drawn elsewhere at half the size. */
async function softened(forgery: Forgery): Promise<Buffer> {
  const box = boxOf(forgery)
  const layer = await overlay(forgery, {}, await paperAt(forgery.picture, box))
  const half = await sharp(layer.input)
    .resize(Math.round(box.width * 0.5))
    .png()
    .toBuffer()
  const input = await sharp(half).resize(box.width, box.height, { fit: 'fill' }).png().toBuffer()
  return sharp(forgery.picture)
    .composite([{ ...layer, input }])
    .png()
    .toBuffer()
}

async function noisyPatch(forgery: Forgery): Promise<Buffer> {
  const layer = await overlay(forgery, {}, await paperAt(forgery.picture, boxOf(forgery)))
  const { data, info } = await sharp(layer.input)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const normal = normalOf(forgery.seed + 5)
  const sigma = forgery.seed % 2 === 0 ? 12 : 2.5
  for (let at = 0; at < data.length; at++) {
    data[at] = Math.max(0, Math.min(255, Math.round((data[at] ?? 0) + normal() * sigma)))
  }
  const input = await sharp(data, { raw: { ...info, channels: 3 } })
    .png()
    .toBuffer()
  return sharp(forgery.picture)
    .composite([{ ...layer, input }])
    .png()
    .toBuffer()
}

async function reencoded(forgery: Forgery): Promise<Buffer> {
  const whole = await painted(forgery, {})
  const { left, top, width, height } = boxOf(forgery)
  const area = { left: left - 12, top: top - 8, width: width + 24, height: height + 16 }
  const input = await sharp(whole).extract(area).jpeg({ quality: 55 }).toBuffer()
  return sharp(whole)
    .composite([{ input, left: area.left, top: area.top }])
    .png()
    .toBuffer()
}

const tools = ['Adobe Photoshop 25.0 (Windows)', 'GIMP 2.10.36', 'Snapseed 2.22']

async function marked(picture: Buffer, seed: number): Promise<Buffer> {
  const tool = tools[seed % tools.length] ?? 'Picsart'
  const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="${tool}"/></rdf:RDF></x:xmpmeta>`
  const image = sharp(picture)
  return seed % 2 === 0
    ? image
        .withExif({ IFD0: { Software: tool } })
        .jpeg({ quality: 94 })
        .toBuffer()
    : image.withXmp(packet).png().toBuffer()
}

/** Darker, or lighter if the colour is already too dark. */
function shifted(colour: string, by: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const sign = channels.reduce((sum, shade) => sum + shade, 0) > 3 * by ? -1 : 1
  const moved = channels.map((shade) => Math.max(0, Math.min(255, shade + sign * by)))
  return `#${moved.map((shade) => shade.toString(16).padStart(2, '0')).join('')}`
}
