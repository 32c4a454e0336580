import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { latinText } from '#ui/fonts/latin-text.ts'
import { root } from './command.ts'

/**
 * Creates `ui/fonts/hanken-grotesk.woff2` from the full typeface. The result is committed, so that
 * builds do not depend on this; run it when the characters or weights change.
 */
const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
)
const subset = await subsetFont(await readFile(source), latinText, {
  targetFormat: 'woff2',
  // The design's two weights and everything in between.
  variationAxes: { wght: { min: 400, max: 500 } },
})
await writeFile(join(root, 'ui/fonts/hanken-grotesk.woff2'), subset)
console.log(`ui/fonts/hanken-grotesk.woff2: ${subset.length} bytes`)
