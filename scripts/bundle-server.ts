import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { rolldown, type Plugin } from 'rolldown'
import { root } from './command.ts'

const folder = path.join(root, 'build/server')

/** Programs of the server that a process starts with. */
const entries = ['scripts/start.ts', 'scripts/processes/shop-process.ts']

/** Libraries with a compiled part, and those that only development loads. */
const notBundled = ['sharp', 'vite', /^@react-router\/dev/]

/** Shops that run on an older build still load its parts when they first need them. */
const keptBuilds = 2

/**
 * Puts the server and its libraries into few files: Node spends half of a start on finding and
 * compiling a thousand of them. Names stay as they are written, for stack traces and logs.
 */
export async function bundleServer(): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(entries.map((entry) => [path.basename(entry, '.ts'), entry])),
    platform: 'node',
    external: notBundled,
    plugins: [placesOfSources],
    onLog(level, log) {
      if (level === 'warn') throw new Error(log.message)
    },
  })
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: 'programs/[name].js',
    chunkFileNames: `parts-${Date.now()}/[name].js`,
    sourcemap: true,
    minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } },
  })
  await bundle.close()
  removeOlderBuilds()
}

/** Code finds its files next to its own source, also from the bundle. */
const placesOfSources: Plugin = {
  name: 'places of sources',
  transform: {
    filter: { code: /import\.meta\.(url|dirname)/ },
    handler(code, file) {
      const placed = code
        .replaceAll('import.meta.url', `${placeOf(file)}.href`)
        .replaceAll('import.meta.dirname', `decodeURI(${placeOf(path.dirname(file))}.pathname)`)
      // Lines stay where they are.
      return { code: placed, map: null }
    },
  },
}

/** Programs and parts are in folders of `build/server`. */
function placeOf(file: string): string {
  const fromHere = path.relative(path.join(folder, 'programs'), file)
  return `new URL(${JSON.stringify(encodeURI(fromHere))}, import.meta.url)`
}

function removeOlderBuilds(): void {
  const builds = readdirSync(folder).filter((name) => name.startsWith('parts-'))
  for (const name of builds.toSorted().slice(0, -keptBuilds)) {
    rmSync(path.join(folder, name), { recursive: true })
  }
}
