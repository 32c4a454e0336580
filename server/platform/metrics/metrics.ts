import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client'
import { DurationHistogram, type Durations } from './durations.ts'

type RequestLabel = 'route' | 'method' | 'status'

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])

/**
 * What the process counts about itself. Label values come from closed lists: routes as templates,
 * names of tasks, outcomes; never an id, an address or anything a visitor typed.
 */
export class Metrics {
  readonly registry = new Registry()
  readonly pageCache: { hit: number; stale: number; miss: number } = { hit: 0, stale: 0, miss: 0 }
  readonly renders: DurationHistogram<'route'>
  readonly poolWaits: DurationHistogram<never>
  readonly jobs: DurationHistogram<'task' | 'outcome'>
  readonly recognitions: DurationHistogram<'outcome'>
  readonly emails: Counter<'outcome'>
  readonly textMessages: Counter<'outcome'>
  readonly webhookDeliveries: Counter<'outcome'>
  readonly pushes: Counter<'outcome'>
  readonly edgePurges: Counter<'outcome'>
  readonly #requests: DurationHistogram<RequestLabel>
  /** By route, then by method and class of status. */
  readonly #routes = new Map<string, Map<string, Durations<RequestLabel>>>()

  constructor() {
    const { registry } = this
    collectDefaultMetrics({ register: registry })
    this.#requests = new DurationHistogram({
      name: 'shop_http_request_duration_seconds',
      help: 'Requests by route template, method and class of status.',
      labelNames: ['route', 'method', 'status'],
      registry,
    })
    this.renders = new DurationHistogram({
      name: 'shop_render_duration_seconds',
      help: 'Pages rendered because the page cache did not hold them, by route.',
      labelNames: ['route'],
      registry,
    })
    this.poolWaits = new DurationHistogram({
      name: 'shop_db_pool_wait_seconds',
      help: 'Waits for a database connection, when none was idle.',
      labelNames: [],
      registry,
    })
    this.jobs = new DurationHistogram({
      name: 'shop_job_duration_seconds',
      help: 'Jobs run by this process, by task and outcome.',
      labelNames: ['task', 'outcome'],
      registry,
    })
    this.recognitions = new DurationHistogram({
      name: 'shop_recognition_duration_seconds',
      help: 'Pictures of payment proofs read, by outcome.',
      labelNames: ['outcome'],
      registry,
    })
    this.emails = this.counter('shop_emails_total', 'Emails handed over, by outcome.', ['outcome'])
    this.textMessages = this.counter(
      'shop_text_messages_total',
      'Text messages handed over, by outcome.',
      ['outcome'],
    )
    this.webhookDeliveries = this.counter(
      'shop_webhook_deliveries_total',
      'Attempts to deliver an event to a webhook, by outcome.',
      ['outcome'],
    )
    this.pushes = this.counter('shop_pushes_total', 'Pushes to browsers of staff, by outcome.', [
      'outcome',
    ])
    this.edgePurges = this.counter(
      'shop_edge_purges_total',
      'Changes told to the caches in front, by outcome.',
      ['outcome'],
    )
    this.#countPageCache()
  }

  /** `outcome`: a class of status such as `2xx`, or `aborted` if the client left first. */
  countRequest(
    { route, method, outcome }: { route: string; method: string; outcome: string },
    seconds: number,
  ): void {
    let answers = this.#routes.get(route)
    if (!answers) this.#routes.set(route, (answers = new Map()))
    const key = method + outcome
    let durations = answers.get(key)
    if (!durations) {
      const known = methods.has(method) ? method : 'other'
      durations = this.#requests.of({ route, method: known, status: outcome })
      answers.set(key, durations)
    }
    durations.observe(seconds)
  }

  /** Writes Prometheus' text format. */
  read(): Promise<string> {
    return this.registry.metrics()
  }

  counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] })
  }

  /** A figure read when asked for. */
  gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    collect: (gauge: Gauge<Label>) => void | Promise<void>,
  ): void {
    const gauge: Gauge<Label> = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect: () => collect(gauge),
    })
  }

  #countPageCache(): void {
    const { pageCache, registry } = this
    const counter: Counter<'result'> = new Counter({
      name: 'shop_page_cache_requests_total',
      help: 'Requests for pages, by what the page cache held: the page, an old one, or nothing.',
      labelNames: ['result'],
      registers: [registry],
      collect() {
        counter.reset()
        for (const [result, count] of Object.entries(pageCache)) counter.inc({ result }, count)
      },
    })
  }
}
