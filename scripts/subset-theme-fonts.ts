import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { fontFamilies, ownFamily } from '#domain/theme/font-families.ts'
import { latinText } from '#ui/fonts/latin-text.ts'
import { root } from './command.ts'

/**
 * Creates `storefront/public/fonts/*.woff2`, the families the theme customiser offers besides the
 * label's own. The results are committed, so that the shop does not depend on 42 packages; run it
 * when the list or the characters change.
 */
const version = '5.3.0'
const families = Object.keys(fontFamilies).filter((id) => id !== ownFamily)
const packages = mkdtempSync(join(tmpdir(), 'fonts-'))
const target = join(root, 'storefront/public/fonts')
try {
  const wanted = families.map((id) => `@fontsource-variable/${id}@${version}`)
  execFileSync('npm', [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--prefix',
    packages,
    ...wanted,
  ])
  const licences = await Promise.all(families.map(subset))
  writeFileSync(join(target, 'licenses.txt'), [...licences, licenceText()].join('\n'))
} finally {
  rmSync(packages, { recursive: true })
}

/** Answers the family's copyright line. */
async function subset(id: string): Promise<string> {
  const file = readFileSync(fileOf(id, `files/${id}-latin-wght-normal.woff2`))
  const made = await subsetFont(file, latinText, {
    targetFormat: 'woff2',
    // The design's two weights and everything in between.
    variationAxes: { wght: { min: 400, max: 500 } },
  })
  writeFileSync(join(target, `${id}.woff2`), made)
  const [copyright = ''] = readFileSync(fileOf(id, 'LICENSE'), 'utf8').split('\n')
  if (copyright.includes('Reserved Font Name')) throw new Error(`${id} has a reserved name`)
  return copyright.trim()
}

/** The same for all of them: the SIL Open Font License. */
function licenceText(): string {
  const text = readFileSync(fileOf('inter', 'LICENSE'), 'utf8')
  return text.slice(text.indexOf('\n'))
}

function fileOf(id: string, file: string): string {
  return join(packages, 'node_modules/@fontsource-variable', id, file)
}
