import type { Logger } from 'pino'
import type { Recipient } from '#db/json-types.ts'
import type { LocalizedText } from '#domain/locale.ts'
import type { CardGateway } from '../adapters/cards/card-gateway.ts'
import type { Mailer } from '../adapters/mail/mailer.ts'
import type { Messenger } from '../adapters/sms/messenger.ts'

/**
 * What a module named in `PLUGINS` exports as `plugIn`: parts that stand in for the shop's own.
 * docs/plug-ins.md explains them, `examples/plug-ins/` has one of each.
 */
export interface PlugIn {
  name: string
  /** Takes card payments. */
  cardGateway?: (setup: PlugInSetup) => CardGateway | Promise<CardGateway>
  /** Books parcels, each for the courier with that slug. */
  couriers?: (setup: PlugInSetup) => Readonly<Record<string, CourierService>>
  /** Sends emails. */
  mailer?: (setup: PlugInSetup) => Mailer
  /** Sends text messages, by whatever reaches a phone. */
  messenger?: (setup: PlugInSetup) => Messenger
}

/** What the shop gives a plug-in at start. */
export interface PlugInSetup {
  /** Settings that begin with `PLUGIN_`. */
  settings: Readonly<Record<string, string>>
  /** Origin of the shop, without a trailing slash. */
  publicUrl: string
  log: Logger
  clock: () => Date
  /** What `parseWebhook` throws unless the gateway signed the body. */
  badSignature: () => Error
  /** What a mailer or messenger throws if another attempt is useless. */
  refused: (reason: string) => Error
}

export interface CourierService {
  /**
   * Called for each parcel that staff send without a tracking number, by a job that is tried again
   * if this throws; a parcel with the same id is the same parcel.
   */
  book: (parcel: Parcel) => Promise<{ trackingNumber: string }>
}

export interface Parcel {
  id: string
  /** The order's number. */
  reference: string
  recipient: Recipient
  /** ISO 3166-1 alpha-2. */
  country: string
  note: string
  items: readonly { sku: string; title: LocalizedText; quantity: number; grams: number }[]
}
