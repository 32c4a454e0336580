import sharp from 'sharp'

/** Programs that edit pictures. Cameras and viewers leave their names, too, and are not listed. */
const editors =
  /photoshop|lightroom|illustrator|indesign|adobe (?:express|firefly|fresco)|gimp|affinity|pixelmator|paint\.?net|krita|inkscape|snapseed|picsart|pixlr|photopea|canva|meitu|美图|美圖|facetune|photodirector|photoscape|corel|paintshop|acdsee|befunky|fotor|airbrush|ibis ?paint|sketchbook|procreate|figma|sketch\b|polarr|vsco|youcam|beautyplus|remove\.bg|cleanup\.pictures|imagemagick|xnview|irfanview/i

/** The editor named in the picture's metadata, or null. */
export async function editorOf(picture: Uint8Array): Promise<string | null> {
  const { exif, xmp, iptc, comments = [] } = await sharp(picture).metadata()
  const texts = [
    ...[exif, xmp, iptc].flatMap((block) => (block ? [Buffer.from(block).toString('latin1')] : [])),
    ...comments.map(({ text }) => text),
    ...commentsOfJpeg(picture),
  ]
  for (const text of texts) {
    const found = editors.exec(Buffer.from(text, 'latin1').toString('utf8')) ?? editors.exec(text)
    if (found) return found[0]
  }
  return null
}

/** Comments in a JPEG's header: APP13 is Photoshop's, COM a plain comment. */
function commentsOfJpeg(picture: Uint8Array): string[] {
  if (picture[0] !== 0xff || picture[1] !== 0xd8) return []
  const texts: string[] = []
  let at = 2
  while (picture[at] === 0xff && picture[at + 1] !== 0xda && texts.length < 50) {
    const length = ((picture[at + 2] ?? 0) << 8) + (picture[at + 3] ?? 0)
    const marker = picture[at + 1] ?? 0
    if (length < 2) break
    if (marker === 0xed || marker === 0xec || marker === 0xfe) {
      texts.push(Buffer.from(picture.subarray(at + 4, at + 2 + length)).toString('latin1'))
    }
    at += 2 + length
  }
  return texts
}
