import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pagePictures } from '../contents/page-pictures.ts'
import { picturesOf, posts, articles } from '../journal.ts'
import { drawScene, type Scene } from './scene.ts'

const scenes = [
  ...[...posts, ...Object.values(articles).flat()].flatMap((entry) =>
    picturesOf(entry).map(({ scene }) => ({ slug: entry.slug, scene })),
  ),
  ...Object.entries(pagePictures).flatMap(([slug, pictures]) =>
    pictures.map(({ scene }) => ({ slug, scene })),
  ),
]

test('a scene has the ratio 3:2, a shop front 2:1', () => {
  for (const { slug, scene } of scenes) {
    const height = scene.kind === 'shop-front' ? 600 : 800
    expect(drawScene(scene), slug).toContain(`viewBox="0 0 1200 ${height}"`)
  }
})

test('every id in a scene is unique, and every reference to one resolves', () => {
  for (const { slug, scene } of scenes) {
    const svg = drawScene(scene)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size, slug).toBe(ids.length)
    const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id)
    expect(
      used.filter((id) => !ids.includes(id)),
      slug,
    ).toEqual([])
    expect(svg, slug).not.toMatch(/NaN|undefined|Infinity|null|\[object|var\(/)
  }
})

/** Colours along the left and right edges, from top to bottom. */
async function edgesOf(scene: Scene): Promise<string[][]> {
  const { data, info } = await sharp(Buffer.from(drawScene(scene)), { density: 18 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const column = (x: number) =>
    Array.from({ length: info.height }, (_, y) => {
      const at = (y * info.width + x) * info.channels
      return data.subarray(at, at + 3).toString('hex')
    })
  return [column(0), column(info.width - 1)]
}

test('a close-up is cloth from edge to edge, without bands at the sides', async () => {
  for (const { slug, scene } of scenes) {
    if (scene.kind !== 'close-up') continue
    for (const edge of await edgesOf(scene)) expect(edge, slug).not.toContain('f6f3ee')
  }
})

test('a scene is small enough to be drawn on demand', () => {
  const large = scenes.filter(({ scene }) => drawScene(scene).length > 80_000)
  expect(large.map(({ slug }) => slug)).toEqual([])
})

test('a garment that is not in the range is refused', () => {
  expect(() =>
    drawScene({
      kind: 'hanging',
      from: 'rail',
      pieces: [{ handle: 'opera-cloak', colour: 'navy' }],
    }),
  ).toThrow('opera-cloak')
})
