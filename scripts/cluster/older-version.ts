import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../command.ts'
import type { Cluster } from './open-cluster.ts'
import type { Fault } from './outages.ts'

export interface OlderVersion {
  /** Folder with its program, with the packages of the present one. */
  folder: string
  remove: () => Promise<void>
}

/** A commit of this repository, next to the present program. */
export async function checkOutVersion(revision: string): Promise<OlderVersion> {
  const parent = await mkdtemp(path.join(tmpdir(), 'shop-version-'))
  const folder = path.join(parent, 'shop')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' })
  git('worktree', 'add', '--detach', folder, revision)
  execFileSync('cp', ['-al', path.join(root, 'node_modules'), folder])
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: 'ignore' })
  return {
    folder,
    async remove() {
      git('worktree', 'remove', '--force', folder)
      await rm(parent, { recursive: true, force: true })
    },
  }
}

/** Each process is replaced by the present version; the first one migrates. */
export function upgradesOf(cluster: Cluster): Fault[] {
  const replaceWeb = cluster.web.map(({ name }, at) => ({
    what: `${name} is replaced`,
    isSingle: false,
    async suffer() {
      const old = cluster.web[at]
      if (old) cluster.web[at] = await old.replace(root)
    },
  }))
  const replaceWorker = {
    what: 'the worker is replaced',
    isSingle: false,
    async suffer() {
      cluster.worker = await cluster.worker.replace(root)
    },
  }
  return [...replaceWeb, replaceWorker]
}
