import type { Logger } from 'pino'
import type { CardGateway } from './adapters/cards/card-gateway.ts'
import type { FileStore } from './adapters/files/file-store.ts'
import type { Mailer } from './adapters/mail/mailer.ts'
import type { ImageRecogniser } from './adapters/recogniser/image-recogniser.ts'
import type { Messenger } from './adapters/sms/messenger.ts'
import type { BackupCopies } from './backups/backup-copies.ts'
import type { Bus } from './bus.ts'
import type { TagCache } from './cache/tag-cache.ts'
import type { Db } from './database/db.ts'
import type { EdgeCache } from './edge/edge-cache.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { CourierService } from './plug-ins/plug-in.ts'
import type { SearchIndex } from './product-search.ts'
import type { Settings } from './settings.ts'
import type { Traces } from './traces/traces.ts'

/** Services available to every capability; created once by `main.ts`, or by a test. */
export interface Ctx {
  settings: Settings
  db: Db
  log: Logger
  /** The current time. Tests freeze or move it. */
  clock: () => Date
  bus: Bus
  /** Public data read often: cards, details, configuration, texts. Dropped by tag. */
  cache: TagCache<unknown>
  /** The active catalogue, for lists, facets and words. */
  search: SearchIndex
  files: FileStore
  mail: Mailer
  sms: Messenger
  /** Reads payment proofs, on this machine. */
  recogniser: ImageRecogniser
  /** Null if the shop takes no cards. */
  cards: CardGateway | null
  /** Courier services of plug-ins, by the courier's slug. */
  couriers: Readonly<Record<string, CourierService>>
  /** Null if no cache in front is told of changes. */
  edge: EdgeCache | null
  /** Null if backups stay in their folder. */
  copies: BackupCopies | null
  metrics: Metrics
  /** Null without a collector. */
  traces: Traces | null
  phase: Phase
}

/**
 * While a process stops, connections end with their next answer, and requests under way are finished.
 * It is `draining` if proxies must be told, and `replaced` if another process of its port is ready.
 */
export type Phase = 'opening' | 'open' | 'draining' | 'replaced'

export function isStopping({ phase }: { phase: Phase }): boolean {
  return phase === 'draining' || phase === 'replaced'
}

/** The context inside a transaction: everything but a second connection. */
export type TrxCtx = Omit<Ctx, 'db'>
