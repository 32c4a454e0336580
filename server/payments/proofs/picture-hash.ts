import sharp from 'sharp'

const side = 16
/** A picture with fewer edges has no look of its own. */
const minEdges = 12

/**
 * What a picture looks like from afar, in 256 bits: whether each part is lighter than the one to
 * its right. The same picture cropped a little, in another size or saved anew differs in few. Null where there is next to nothing to see.
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
    // A sheet of one colour is not the same as every other one: noise is not counted.
    return (grey[left] ?? 0) > (grey[left + 1] ?? 0) + 2 ? 1 : 0
  })
  if (bits.filter((bit) => bit === 1).length < minEdges) return null
  return Array.from({ length: bits.length / 4 }, (_, at) =>
    Number.parseInt(bits.slice(at * 4, at * 4 + 4).join(''), 2).toString(16),
  ).join('')
}
