import { existsSync } from 'node:fs'
import path from 'node:path'
import { answersHttp, Program } from './programs.ts'

interface Place {
  port: number
  role: 'web' | 'worker'
  folder: string
}

/** Versions up to 0.3 ran from their sources. */
function programOf(version: string): string {
  const built = path.join(version, 'build/server/programs/start.js')
  return existsSync(built) ? built : 'scripts/start.ts'
}

/** A process of the shop, as `npm start` runs it. */
export class ShopProgram extends Program {
  readonly port: number
  readonly #place: Place
  readonly #env: Readonly<Record<string, string>>

  /** `version`: folder with the program. */
  constructor(name: string, place: Place, env: Readonly<Record<string, string>>, version: string) {
    const { port, role, folder } = place
    super({
      name,
      command: process.execPath,
      // With the limits of memory that `npm start` sets, as this command has them too.
      args: [...process.execArgv, programOf(version)],
      cwd: version,
      env: {
        ...env,
        NODE_COMPILE_CACHE: path.join(version, '.cache/node'),
        PORT: String(port),
        ROLE: role,
        DATA_DIR: folder,
      },
      isReady: () => answersHttp(`http://127.0.0.1:${port}/readyz`),
    })
    this.port = port
    this.#place = place
    this.#env = env
  }

  /** Stops it, and starts another version in its place. */
  async replace(version: string): Promise<ShopProgram> {
    await this.stop()
    const next = new ShopProgram(this.name, this.#place, this.#env, version)
    await next.start()
    return next
  }
}
