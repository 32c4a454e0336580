import sharp, { type Sharp } from 'sharp'

type Degradation = (proof: Buffer) => Promise<Buffer>

const paper = '#8c8a86'
const jpeg = (picture: Sharp, quality = 85) => picture.jpeg({ quality }).toBuffer()

/** What can happen to a proof between the payer's screen and us. */
export const degradations = {
  clean: async (proof) => proof,
  'JPEG at quality 30': (proof) => jpeg(sharp(proof), 30),
  'small, 430 wide': (proof) => jpeg(sharp(proof).resize(430), 70),
  'turned by 2°': (proof) => jpeg(sharp(proof).rotate(2, { background: '#ffffff' })),
  'lying on its side': (proof) => jpeg(sharp(proof).rotate(90)),
  'upside down': (proof) => jpeg(sharp(proof).rotate(180)),
  'cropped at the top': async (proof) => {
    const { width, height } = await sharp(proof).metadata()
    return jpeg(sharp(proof).extract({ left: 0, top: 190, width, height: height - 400 }))
  },
  photographed: photographed,
} as const satisfies Record<string, Degradation>

export type DegradationName = keyof typeof degradations

/** A screen photographed by another phone on a table: skewed, soft, noisy. */
async function photographed(proof: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(proof).metadata()
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
  const noisy = await sharp(proof)
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
