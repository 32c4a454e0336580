interface Bounds {
  /** Pixels of the longer side. */
  longestEdge: number
  /** JPEG, or WebP for what may be transparent. */
  type: 'image/jpeg' | 'image/webp'
  quality: number
}

/**
 * A smaller picture of the same; the file itself if this browser cannot open it, or if it would not
 * become smaller. It is scaled while it is opened, so that a photograph of 100 megapixels does not
 * take 400 MB.
 */
export async function shrinkPicture(file: File, bounds: Bounds): Promise<Blob> {
  const size = await sizeOf(file)
  if (!size) return file
  const scale = Math.min(1, bounds.longestEdge / Math.max(size.width, size.height))
  const width = Math.max(1, Math.round(size.width * scale))
  const height = Math.max(1, Math.round(size.height * scale))
  const options = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const
  const picture = await createImageBitmap(file, options).catch(() => null)
  if (!picture) return file
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const drawing = canvas.getContext('2d')
  if (drawing && bounds.type === 'image/jpeg') {
    // Transparency becomes paper, not black.
    drawing.fillStyle = '#ffffff'
    drawing.fillRect(0, 0, width, height)
  }
  drawing?.drawImage(picture, 0, 0, width, height)
  picture.close()
  const small = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, bounds.type, bounds.quality)
  })
  return small && small.size < file.size ? small : file
}

/** The size of the upright picture, by its header; null if this browser does not know its format. */
async function sizeOf(file: File): Promise<{ width: number; height: number } | null> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve)
      image.addEventListener('error', reject)
      image.src = url
    })
    return { width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}
