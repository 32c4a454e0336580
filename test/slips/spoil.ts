import sharp, { type Sharp } from 'sharp'

export type Spoilage = (slip: Buffer) => Promise<Buffer>

const paper = '#8c8a86'
const jpeg = (picture: Sharp, quality = 85) => picture.jpeg({ quality }).toBuffer()

/** What can happen to a slip between the payer's screen and us. */
export const spoilages = {
  clean: async (slip) => slip,
  'JPEG at quality 30': (slip) => jpeg(sharp(slip), 30),
  'small, 430 wide': (slip) => jpeg(sharp(slip).resize(430), 70),
  'turned by 2°': (slip) => jpeg(sharp(slip).rotate(2, { background: '#ffffff' })),
  'lying on its side': (slip) => jpeg(sharp(slip).rotate(90)),
  'upside down': (slip) => jpeg(sharp(slip).rotate(180)),
  'cropped at the top': async (slip) => {
    const { width, height } = await sharp(slip).metadata()
    return jpeg(sharp(slip).extract({ left: 0, top: 190, width, height: height - 400 }))
  },
  photographed: photographed,
} as const satisfies Record<string, Spoilage>

export type SpoilageName = keyof typeof spoilages

/** A screen photographed by another phone on a table: skewed, soft, noisy. */
async function photographed(slip: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(slip).metadata()
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 22 },
    },
  })
    .png()
    .toBuffer()
  const noisy = await sharp(slip)
    .blur(1.1)
    .linear(0.82, 18)
    .composite([{ input: noise, blend: 'soft-light' }])
    .png()
    .toBuffer()
  return jpeg(
    sharp(noisy)
      .affine([1, 0.03, 0.015, 1], { background: paper })
      .extend({ top: 120, bottom: 120, left: 90, right: 90, background: paper }),
    70,
  )
}
