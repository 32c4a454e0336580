import type { Inked } from './ink.ts'
import type { Mark } from './marks.ts'
import { median } from './pixels.ts'

/** Paper between these distances from the letters is measured. */
const nearest = 2
const farthest = 6
const minPoints = 150

/** The usual noise of the paper around a word, in shades of 255. */
export function usualNoise(marks: readonly Mark[]): number {
  return median(marks.map(({ inked }) => noiseOf(inked)).filter((noise) => noise !== null))
}

/** Noise of the paper close to the letters; gradients do not count. */
function noiseOf(inked: Inked): number | null {
  const { coverage, width, height, paper, ink } = inked
  const away = distances(inked)
  const isPaper = (at: number) => {
    const distance = away[at] ?? 0
    return distance >= nearest && distance <= farthest
  }
  let points = 0
  let sum = 0
  for (let y = 0; y < height; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      if (!isPaper(at - 1) || !isPaper(at) || !isPaper(at + 1)) continue
      const bend = 2 * (coverage[at] ?? 0) - (coverage[at - 1] ?? 0) - (coverage[at + 1] ?? 0)
      sum += (bend * (paper - ink)) ** 2 / 6
      points += 1
    }
  }
  return points < minPoints ? null : Math.sqrt(sum / points)
}

/** From each pixel to the nearest ink, in steps; 255 if it is far away. */
function distances({ coverage, width, height }: Inked): Uint8Array {
  const away = new Uint8Array(coverage.length).fill(255)
  let edge: number[] = []
  for (const [at, covered] of coverage.entries()) {
    if (Math.abs(covered) < 0.25) continue
    away[at] = 0
    edge.push(at)
  }
  for (let distance = 1; distance <= farthest; distance++) {
    const next: number[] = []
    for (const at of edge) {
      const [x, y] = [at % width, Math.floor(at / width)]
      for (let step = 0; step < 9; step++) {
        const [nx, ny] = [x + (step % 3) - 1, y + Math.floor(step / 3) - 1]
        const neighbour = ny * width + nx
        if (nx < 0 || ny < 0 || nx >= width || ny >= height || away[neighbour] !== 255) continue
        away[neighbour] = distance
        next.push(neighbour)
      }
    }
    edge = next
  }
  return away
}
