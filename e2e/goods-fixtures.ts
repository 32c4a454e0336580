import sharp from 'sharp'

/** Files as a person chooses them. */
export async function fourPictures() {
  const backgrounds = ['#20304a', '#e8e4da', '#33423a', '#8b5a3c']
  return Promise.all(
    backgrounds.map(async (background, at) => ({
      name: `look-${at + 1}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 400, height: 500, channels: 3, background } })
        .png()
        .toBuffer(),
    })),
  )
}
