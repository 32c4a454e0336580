import path from 'node:path'
import { z } from 'zod'
import { isCommonPassword } from '#domain/common-passwords.ts'
import { staffPasswordProblem } from '#domain/staff/password.ts'
import { readEdgeUrls, type EdgeLocation } from './edge/edge-location.ts'
import { readBucketUrl, type BucketLocation, type FileLocation } from './file-location.ts'

const flag = z.enum(['on', 'off'])
const port = z.coerce.number().int().min(0).max(65535)

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  DATABASE_DIRECT_URL: z.string().startsWith('postgres').optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).optional(),
  FILES_URL: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  SHOP_SEED: z.enum(['demo', 'empty']).default('demo'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  WEB_PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  HEALTH_PORT: port.optional(),
  EDGE_PURGE_URL: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_FROM: z.string().max(20).optional(),
  STAFF_OWNER_EMAIL: z.email().optional(),
  STAFF_OWNER_PASSWORD: z.string().optional(),
  PLUGINS: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .default([]),
  WEBHOOK_ALLOW_PRIVATE: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(z.cidrv4().or(z.cidrv6())))
    .default([]),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').or(z.string().startsWith('rk_')).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  CARD_TEST_GATEWAY: flag.optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_URL: z.string().optional(),
  BACKUP_HOUR: z.coerce.number().int().min(0).max(23).or(z.literal('off')).default(3),
  BACKUP_BEFORE_UPGRADE: flag.default('on'),
  HSTS_SUBDOMAINS: flag.default('off'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  RATE_LIMITS: flag.default('on'),
  METRICS_TOKEN: z.string().min(20).optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default('shop'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/** What the processes on one port have together, unless set; one alone takes 20. */
const poolOfAll = 60

const yearSeconds = 365 * 24 * 3600

/** Names of all settings. */
export const settingNames = Object.keys(environment.shape)

export interface Settings {
  port: number
  host: string
  /** Origin of the shop as customers type it, without a trailing slash. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | null
  /**
   * The database itself, if `databaseUrl` leads through a pooler that hands out connections by
   * transaction: LISTEN, jobs and migrations need a session.
   */
  databaseDirectUrl: string | null
  databasePool: number
  files: FileLocation
  seed: 'demo' | 'empty'
  role: 'all' | 'web' | 'worker'
  /** Processes that `npm start` runs on the same port; with more than one, jobs have their own. */
  webProcesses: number
  /** A second port for health and metrics alone; with several processes, the first one's. */
  healthPort: number | null
  /** Caches in front that keep pages until they are told of a change; none: pages are kept 1 s. */
  edge: readonly EdgeLocation[]
  smtpUrl: string | null
  mailFrom: string | null
  /** SMS gateway: see `platform/adapters/sms/gateway.ts`. */
  smsUrl: string | null
  smsToken: string | null
  smsFrom: string | null
  /** The owner account created at first start; generated if not set. */
  ownerEmail: string | null
  ownerPassword: string | null
  /** Card gateway: Stripe by its keys, the built-in test gateway, or none. */
  cards: StripeSettings | { kind: 'test' | 'none' }
  /** Modules of plug-ins: paths or packages. */
  plugIns: readonly string[]
  /** What plug-ins read: settings that begin with `PLUGIN_`. */
  plugInSettings: Readonly<Record<string, string>>
  /** Private networks that webhooks may reach, as `10.0.0.0/8`. */
  webhookPrivateNetworks: readonly string[]
  /** Where backups are written. */
  backupDir: string
  /** Where each backup is copied to, away from this machine; null: nowhere. */
  backupBucket: BucketLocation | null
  /** Hour of the daily backup in Hong Kong; null: none. */
  backupHour: number | null
  /** Whether a shop in use is backed up before its database is migrated. */
  backupBeforeUpgrade: boolean
  /** The `Strict-Transport-Security` of every answer; null: the shop is not on https. */
  strictTransport: string | null
  /** How many proxies in front of us set X-Forwarded-For. */
  trustedProxies: number
  rateLimits: boolean
  /** Bearer token of `/metrics`; null: only for this machine. */
  metricsToken: string | null
  /** How long a stopping shop says that it is not ready before it closes connections. */
  drainSeconds: number
  /** Null: nothing is traced. */
  traces: TraceSettings | null
  logLevel: string
}

export interface StripeSettings {
  kind: 'stripe'
  secretKey: string
  webhookSecret: string
  /** Null: Stripe itself. */
  at: { host: string; port: number; protocol: 'http' | 'https' } | null
}

export interface TraceSettings {
  endpoint: string
  headers: Readonly<Record<string, string>>
  /** Share of requests and jobs that are traced, 0 to 1. */
  ratio: number
  service: string
}

/** A setting that cannot be used, by name. */
export class SettingsError extends Error {}

/** Reads the settings once, at start. Throws a `SettingsError` that names what is wrong. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new SettingsError(`These settings cannot be used:\n  ${lines.join('\n  ')}`)
  }
  const value = parsed.data
  const ownerPassword = value.STAFF_OWNER_PASSWORD ?? null
  const problem =
    ownerPassword &&
    (isCommonPassword(ownerPassword)
      ? 'too_common'
      : staffPasswordProblem(ownerPassword, value.STAFF_OWNER_EMAIL ?? 'owner@'))
  if (problem) throw new SettingsError(`STAFF_OWNER_PASSWORD: cannot be used (${problem})`)
  if (value.DATABASE_DIRECT_URL !== undefined && value.DATABASE_URL === undefined) {
    throw new SettingsError('DATABASE_DIRECT_URL: goes with a DATABASE_URL that leads to a pooler')
  }
  const folder = path.join(value.DATA_DIR, 'files')
  const publicUrl = new URL(value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).origin
  if (value.RATE_LIMITS === 'off' && !isLoopback(publicUrl)) {
    throw new SettingsError('RATE_LIMITS: off is for load tests; PUBLIC_URL must be on loopback')
  }
  return {
    port: value.PORT,
    // Behind a proxy, of this machine only: a caller past the proxy writes its own address.
    host: value.HOST ?? (value.TRUST_PROXY > 0 ? '127.0.0.1' : '0.0.0.0'),
    publicUrl,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL ?? null,
    databaseDirectUrl: value.DATABASE_DIRECT_URL ?? null,
    databasePool: value.DATABASE_POOL ?? poolFor(value.WEB_PROCESSES),
    files: bucketAt('FILES_URL', value) ?? { kind: 'folder', folder },
    seed: value.SHOP_SEED,
    role: value.ROLE,
    webProcesses: value.WEB_PROCESSES,
    healthPort: value.HEALTH_PORT ?? null,
    edge: edgeLocations(value.EDGE_PURGE_URL),
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM ?? null,
    smsUrl: value.SMS_URL ?? null,
    smsToken: value.SMS_TOKEN ?? null,
    smsFrom: value.SMS_FROM ?? null,
    ownerEmail: value.STAFF_OWNER_EMAIL ?? null,
    ownerPassword,
    cards: cardSettings(value, publicUrl),
    plugIns: value.PLUGINS,
    plugInSettings: plugInSettings(env),
    webhookPrivateNetworks: value.WEBHOOK_ALLOW_PRIVATE,
    backupDir: value.BACKUP_DIR ?? path.join(value.DATA_DIR, 'backups'),
    backupBucket: bucketAt('BACKUP_URL', value),
    backupHour: value.BACKUP_HOUR === 'off' ? null : value.BACKUP_HOUR,
    backupBeforeUpgrade: value.BACKUP_BEFORE_UPGRADE === 'on',
    strictTransport: strictTransport(publicUrl, value.HSTS_SUBDOMAINS === 'on'),
    trustedProxies: value.TRUST_PROXY,
    rateLimits: value.RATE_LIMITS === 'on',
    metricsToken: value.METRICS_TOKEN ?? null,
    drainSeconds: value.DRAIN_SECONDS,
    traces: traceSettings(value),
    logLevel: value.LOG_LEVEL,
  }
}

function poolFor(webProcesses: number): number {
  return Math.min(20, Math.max(5, Math.floor(poolOfAll / webProcesses)))
}

function strictTransport(publicUrl: string, withSubdomains: boolean): string | null {
  if (!publicUrl.startsWith('https:')) return null
  return `max-age=${yearSeconds}${withSubdomains ? '; includeSubDomains' : ''}`
}

function bucketAt(name: 'FILES_URL' | 'BACKUP_URL', value: z.output<typeof environment>) {
  const url = value[name]
  return url === undefined ? null : named(name, () => readBucketUrl(url, value))
}

function edgeLocations(urls: string | undefined): EdgeLocation[] {
  return urls === undefined ? [] : named('EDGE_PURGE_URL', () => readEdgeUrls(urls))
}

function named<Value>(name: string, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw new SettingsError(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** A shop on the open internet must not take cards that are only a game, unless it says so. */
function cardSettings(value: z.output<typeof environment>, publicUrl: string): Settings['cards'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = value
  if (secretKey !== undefined && webhookSecret !== undefined) {
    const at = value.STRIPE_API_URL ? stripeAddress(value.STRIPE_API_URL, secretKey) : null
    return { kind: 'stripe', secretKey, webhookSecret, at }
  }
  if (secretKey !== undefined || webhookSecret !== undefined) {
    throw new SettingsError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: one needs the other')
  }
  const isTest = (value.CARD_TEST_GATEWAY ?? (isLoopback(publicUrl) ? 'on' : 'off')) === 'on'
  return { kind: isTest ? 'test' : 'none' }
}

/** Throws for a live key: it moves real money, and goes to Stripe alone. */
function stripeAddress(address: string, secretKey: string): StripeSettings['at'] {
  if (!/^(sk|rk)_test_/.test(secretKey)) {
    throw new SettingsError('STRIPE_API_URL: only with a test key (sk_test_…, rk_test_…)')
  }
  const { protocol, hostname, port } = new URL(address)
  const isTls = protocol === 'https:'
  return {
    host: hostname,
    port: port === '' ? (isTls ? 443 : 80) : Number(port),
    protocol: isTls ? 'https' : 'http',
  }
}

function traceSettings(value: z.output<typeof environment>): TraceSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = value
  if (endpoint === undefined) return null
  const pairs = headers.split(',').map((pair) => pair.split('='))
  return {
    endpoint,
    headers: Object.fromEntries(
      pairs.flatMap(([name = '', ...rest]) =>
        rest.length > 0 ? [[name.trim(), decodeURIComponent(rest.join('=').trim())]] : [],
      ),
    ),
    ratio: value.OTEL_TRACES_SAMPLER_ARG,
    service: value.OTEL_SERVICE_NAME,
  }
}

function plugInSettings(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      isPlugInSetting(name) && value ? [[name, value]] : [],
    ),
  )
}

export function isPlugInSetting(name: string): boolean {
  return name.startsWith('PLUGIN_')
}

function isLoopback(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)
}
