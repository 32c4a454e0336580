import sharp from 'sharp'
import { expect, test } from 'vitest'
import { picturesOf, posts, articles } from '../journal.ts'
import { drawScene, type Scene } from './scene.ts'

const scenes = [...posts, ...Object.values(articles).flat()].flatMap((story) =>
  picturesOf(story).map(({ scene }) => ({ slug: story.slug, scene })),
)

test('a scene is drawn for a place three wide and two high', () => {
  for (const { slug, scene } of scenes) {
    expect(drawScene(scene), slug).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 1200 800"/)
  }
})

test('every name in a scene belongs to one thing, and is there', () => {
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

/** Colours along the left and the right edge, from top to bottom. */
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

test('a close look is cloth up to both its edges, without bands at its sides', async () => {
  for (const { slug, scene } of scenes) {
    if (scene.kind !== 'close-up') continue
    for (const edge of await edgesOf(scene)) expect(edge, slug).not.toContain('f6f3ee')
  }
})

test('a drawing stays small enough to be made when it is asked for', () => {
  const large = scenes.filter(({ scene }) => drawScene(scene).length > 64_000)
  expect(large.map(({ slug }) => slug)).toEqual([])
})

test('a garment that is not made is refused', () => {
  expect(() =>
    drawScene({
      kind: 'hanging',
      from: 'rail',
      pieces: [{ handle: 'opera-cloak', colour: 'navy' }],
    }),
  ).toThrow('opera-cloak')
})
