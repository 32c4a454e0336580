import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Logger } from 'pino'
import { DomainError } from '#domain/errors.ts'
import { MessageRefused } from '../mail/message-refused.ts'
import { SettingsError, type Settings } from '../settings.ts'
import type { PlugIn, PlugInSetup } from './plug-in.ts'

type Part = Exclude<keyof PlugIn, 'name'>

export interface PlugIns {
  /** Makes a part, or undefined if no plug-in has it. */
  make: <Name extends Part>(name: Name) => ReturnType<NonNullable<PlugIn[Name]>> | undefined
}

/** Imports the modules of `PLUGINS`. Throws a `SettingsError` that names what is wrong. */
export async function loadPlugIns(settings: Settings, log: Logger): Promise<PlugIns> {
  const plugIns: PlugIn[] = []
  for (const name of settings.plugIns) plugIns.push(await importPlugIn(name))
  const setup = setupOf(settings, log)
  return {
    make(part) {
      const makers = plugIns.filter((plugIn) => plugIn[part] !== undefined)
      if (makers.length > 1) {
        const names = makers.map(({ name }) => name).join(' and ')
        throw new SettingsError(`PLUGINS: ${names} both have a ${part}`)
      }
      const make = makers[0]?.[part]
      // The compiler does not see that `part` names the same member on both sides.
      return make?.(setup) as never
    },
  }
}

function setupOf({ plugInSettings, publicUrl }: Settings, log: Logger): PlugInSetup {
  return {
    settings: plugInSettings,
    publicUrl,
    log,
    clock: () => new Date(),
    badSignature: () => new DomainError('bad_signature'),
    refused: (reason) => new MessageRefused(reason),
  }
}

/** A file by its path, relative to where the shop was started, or an installed package. */
async function importPlugIn(name: string): Promise<PlugIn> {
  const specifier = /^\.{0,2}\//.test(name) ? pathToFileURL(path.resolve(name)).href : name
  let module: unknown
  try {
    module = await import(specifier)
  } catch (error) {
    throw new SettingsError(`PLUGINS: ${name} cannot be loaded (${String(error)})`)
  }
  if (typeof module === 'object' && module !== null && 'plugIn' in module) {
    if (isPlugIn(module.plugIn)) return module.plugIn
  }
  throw new SettingsError(`PLUGINS: ${name} exports no plugIn with a name`)
}

function isPlugIn(value: unknown): value is PlugIn {
  return (
    typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
  )
}
