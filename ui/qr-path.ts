/** SVG path of the dark modules; adjacent ones in a row become one run. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .map((row, y) =>
      runsOf(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('')
}

export function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}

/** PNG of the code, for a bank app on the same phone. */
export async function drawSquares(
  modules: readonly (readonly boolean[])[],
  pixels: number,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = modules.length * pixels
  canvas.height = modules.length * pixels
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Canvas is not available')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  modules.forEach((row, y) => {
    for (const [x, length] of runsOf(row)) {
      context.fillRect(x * pixels, y * pixels, length * pixels, pixels)
    }
  })
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Canvas is not available'))))
  })
}
