import { expect, test } from 'vitest'
import { range } from '../range.ts'
import { drawFlat, viewsOf } from './draw.ts'

const pictures = range.flatMap((style) =>
  style.colours.flatMap((colour) =>
    viewsOf(style.handle).map((view) => ({ handle: style.handle, colour, view })),
  ),
)

function problemOf(svg: string): string | null {
  const open: string[] = []
  for (const [, slash, name, selfClosed] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (slash === '/') {
      const last = open.pop()
      if (last !== name) return `</${name}> closes <${last}>`
    } else if (selfClosed !== '/') open.push(name ?? '')
  }
  if (open.length > 0) return `<${open.join('> <')}> left open`
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  if (new Set(ids).size !== ids.length) return 'an id is used twice'
  const missing = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].find(
    ([, id]) => !ids.includes(id),
  )
  return missing ? `#${missing[1]} is not defined` : null
}

test('every style can be drawn in every colour and view', () => {
  for (const { handle, colour, view } of pictures) {
    const svg = drawFlat(handle, colour, view)
    const name = `${handle} ${colour} ${view}`
    expect(svg, name).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 400 500"/)
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity|null|\[object|var\(/)
    expect(problemOf(svg), name).toBeNull()
  }
})

test('all views of a style are different pictures', () => {
  for (const { handle, colours } of range) {
    const [colour = ''] = colours
    const drawn = viewsOf(handle).map((view) => drawFlat(handle, colour, view))
    expect(new Set(drawn).size, handle).toBe(drawn.length)
  }
})

test('each style has its own drawing', () => {
  const shapes = range.map(({ handle, colours }) =>
    drawFlat(handle, colours[0] ?? '', 'front').replace(/#[0-9a-f]{6}/g, ''),
  )
  expect(new Set(shapes).size).toBe(range.length)
})

test('colourways differ in colour; the size guide is the same for all of them', () => {
  for (const { handle, colours } of range) {
    expect(new Set(colours.map((c) => drawFlat(handle, c, 'front'))).size, handle).toBe(
      colours.length,
    )
    if (!viewsOf(handle).includes('measure')) continue
    expect(new Set(colours.map((c) => drawFlat(handle, c, 'measure'))).size, handle).toBe(1)
  }
})

test('every garment has five views; accessories have at least a front, a detail and the cloth', () => {
  for (const { handle, category } of range) {
    const views = viewsOf(handle)
    if (category === 'accessories')
      expect(views).toEqual(expect.arrayContaining(['front', 'detail', 'cloth']))
    else expect(views, handle).toEqual(['front', 'back', 'detail', 'cloth', 'measure'])
  }
})

test('an unknown style, colour or view is refused', () => {
  expect(() => drawFlat('opera-cloak', 'navy', 'front')).toThrow('opera-cloak')
  expect(() => viewsOf('opera-cloak')).toThrow('opera-cloak')
  expect(() => drawFlat('oxford-shirt', 'mustard', 'front')).toThrow('mustard')
  expect(() => drawFlat('leather-belt', 'black', 'measure')).toThrow('measure')
})

test('a drawing stays small and the whole range is drawn in a second', () => {
  // CPU time, so that a busy machine does not fail the test.
  const start = process.cpuUsage()
  const sizes = pictures.map(({ handle, colour, view }) => ({
    handle,
    view,
    size: drawFlat(handle, colour, view).length,
  }))
  const { user } = process.cpuUsage(start)
  expect(user / 1000).toBeLessThan(1000)
  expect(sizes.filter(({ size }) => size > 16_500)).toEqual([])
})
