import sharp from 'sharp'

const side = 16
/** Pictures with fewer edges are too plain to compare. */
const minEdges = 12

/**
 * A 256-bit difference hash: whether each part is lighter than the one to its right. Slight
 * cropping, resizing or re-saving changes few bits. Null for a nearly blank picture.
 */
export async function hashPicture(picture: Uint8Array): Promise<string | null> {
  const grey = await sharp(picture)
    .rotate()
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(side + 1, side, { fit: 'fill' })
    .raw()
    .toBuffer()
  const bits = Array.from({ length: side * side }, (_, at) => {
    const left = Math.floor(at / side) * (side + 1) + (at % side)
    // The threshold ignores noise, so that blank pictures do not match each other.
    return (grey[left] ?? 0) > (grey[left + 1] ?? 0) + 2 ? 1 : 0
  })
  if (bits.filter((bit) => bit === 1).length < minEdges) return null
  return Array.from({ length: bits.length / 4 }, (_, at) =>
    Number.parseInt(bits.slice(at * 4, at * 4 + 4).join(''), 2).toString(16),
  ).join('')
}
