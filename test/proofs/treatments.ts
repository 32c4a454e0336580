import sharp from 'sharp'
import { randomOf } from './payment.ts'

type Treatment = (picture: Buffer, seed: number) => Promise<Buffer>

/** What can happen to an honest picture on its way to the shop. */
export const treatments = {
  clean: async (picture) => picture,
  compressed: (picture, seed) =>
    sharp(picture)
      .jpeg({ quality: [45, 60, 75, 88][seed % 4] ?? 60 })
      .toBuffer(),
  messenger: async (picture, seed) => {
    const small = await sharp(picture)
      .resize(seed % 2 === 0 ? 828 : 720)
      .jpeg({ quality: 70 })
      .toBuffer()
    return sharp(small).jpeg({ quality: 80 }).toBuffer()
  },
  photographed: async (picture, seed) => {
    const grainy = await grain(await sharp(picture).blur(0.9).png().toBuffer(), seed, 7)
    const angle = [1.2, -1.6, 0.7, -0.5][seed % 4] ?? 1
    return sharp(grainy)
      .affine([1, 0.012 * angle, -0.01 * angle, 1], { background: '#5d5852' })
      .rotate(angle, { background: '#5d5852' })
      .jpeg({ quality: 82 })
      .withMetadata({ exif: { IFD0: { Make: 'Telephone', Software: '18.1.1' } } })
      .toBuffer()
  },
  cropped: async (picture, seed) => {
    const { width, height } = await sharp(picture).metadata()
    const top = 24 + (seed % 5) * 7
    return sharp(picture)
      .extract({ left: 9, top, width: width - 13, height: Math.round(height * 0.85) })
      .png()
      .toBuffer()
  },
} as const satisfies Record<string, Treatment>

export type TreatmentName = keyof typeof treatments

/** Light from one side, and sensor noise. */
export async function grain(picture: Buffer, seed: number, sigma: number): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const normal = normalOf(seed)
  for (let at = 0; at < data.length; at += 3) {
    const x = (at / 3) % info.width
    const light = 0.68 + (0.16 * x) / info.width
    const speck = normal() * sigma
    for (let channel = 0; channel < 3; channel++) {
      const shade = (data[at + channel] ?? 0) * light + 14 + speck + (normal() * sigma) / 3
      data[at + channel] = Math.max(0, Math.min(255, Math.round(shade)))
    }
  }
  return sharp(data, { raw: { ...info, channels: 3 } })
    .png()
    .toBuffer()
}

/** Normally distributed numbers, mean 0, standard deviation 1. */
export function normalOf(seed: number): () => number {
  const draw = randomOf(seed + 1009)
  return () => {
    const angle = 2 * Math.PI * draw()
    return Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(angle)
  }
}
