import { EventEmitter } from 'node:events'
import {
  Logger,
  run,
  type JobHelpers,
  type RunnerOptions,
  type Task,
  type WorkerEvents,
} from 'graphile-worker'
import type pg from 'pg'
import { areas, type AreaJob } from './areas.ts'
import { auditLedgers } from './audit-ledgers.ts'
import { deleteExpired } from './delete-expired.ts'
import { writeExamples } from './email-examples.ts'
import type { JobHandlers } from './platform/area-shape.ts'
import type { Ctx } from './platform/context.ts'
import { crontab } from './platform/jobs/crontab.ts'
import { openHeartbeat } from './platform/jobs/heartbeat.ts'
import { findHold, jobsReleased } from './platform/jobs/hold.ts'
import { patientPool } from './platform/jobs/patient-pool.ts'
import type { Jobs, NamedJob as Named } from './platform/jobs/queue.ts'
import { isMessageJob } from './platform/messages/message-jobs.ts'
import { findRepeatable, recordMessage } from './platform/messages/record-message.ts'
import type { Writers } from './platform/messages/writers.ts'

/** A job that runs now. */
export interface RunningJob {
  id: string
  name: keyof Jobs
  payload: unknown
  isLastAttempt: boolean
}

/** Each area's jobs, and those about all areas. */
const handlers: JobHandlers = {
  ...jobsOfAreas(),
  async send_daily_reminders(ctx) {
    for (const remind of areas.flatMap(({ reminders = [] }) => reminders)) await remind(ctx)
  },
  delete_expired: (ctx) => deleteExpired(ctx),
  audit_ledgers: (ctx) => auditLedgers(ctx),
}

function jobsOfAreas(): Pick<JobHandlers, AreaJob> {
  return Object.assign({}, ...areas.map(({ jobs }) => jobs))
}

export interface JobRunner {
  /** Waits for running jobs. */
  stop: () => Promise<void>
}

/**
 * Webhooks, pushes and imports have workers of their own: a receiver or picture host that answers
 * slowly delays no email. Each receiver is one queue, so it holds up one of them at most. They look for jobs once a second instead
 * of at each new one: nearly all are not theirs, and a look passes over every email that waits, 2 ms
 * for 750 of them.
 */
const concurrency = { work: 2, outward: 3 }
const outwardEveryMs = 1000
const outwardJobs: readonly string[] = [
  'deliver_webhook',
  'deliver_agent_order',
  'send_staff_push',
  'import_products',
  'download_pictures',
] satisfies Named[]
/** One for each job, one that listens for new ones, and one to spare. */
export const jobConnections = concurrency.work + concurrency.outward + 2

/** Runs jobs; after a restore only once the owner has decided about those that waited. */
export async function runJobs(ctx: Ctx, pool: pg.Pool): Promise<JobRunner> {
  let runner: JobRunner | null = null
  let isStopped = false
  async function startUnlessHeld() {
    if (runner || isStopped) return
    if (await findHold(ctx.db)) ctx.log.warn('jobs are held after a restore')
    else runner = await startRunner(ctx, pool)
  }
  let starting = startUnlessHeld()
  await starting
  ctx.bus.onChange((tags) => {
    if (!tags.includes(jobsReleased) && !tags.includes('*')) return
    starting = starting.then(startUnlessHeld).catch((error: unknown) => {
      ctx.log.error({ error: String(error) }, 'jobs could not be started')
    })
  })
  return {
    async stop() {
      isStopped = true
      await starting
      await runner?.stop()
    },
  }
}

async function startRunner(ctx: Ctx, pool: pg.Pool): Promise<JobRunner> {
  const events: WorkerEvents = new EventEmitter()
  const heartbeat = openHeartbeat(ctx, events)
  const patient = patientPool(pool)
  const shared: RunnerOptions = {
    events,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') ctx.log.warn({ message }, 'jobs')
    }),
  }
  const tasks = Object.entries(taskList(ctx))
  const isOutward = ([name]: [string, Task]) => outwardJobs.includes(name)
  const runners = [
    await run({
      ...shared,
      pgPool: patient.pool,
      concurrency: concurrency.work,
      crontab: crontab(ctx.settings),
      taskList: Object.fromEntries(tasks.filter((task) => !isOutward(task))),
    }),
    await run({
      ...shared,
      pgPool: patient.unheard,
      pollInterval: outwardEveryMs,
      concurrency: concurrency.outward,
      crontab: '',
      taskList: Object.fromEntries(tasks.filter(isOutward)),
    }),
  ]
  return {
    async stop() {
      patient.giveUp()
      await Promise.all(runners.map((runner) => runner.stop()))
      await heartbeat.stop()
    },
  }
}

/** Every job by the queue's task name. */
export function taskList(ctx: Ctx): Record<string, Task> {
  const names = [...Object.keys(handlers).filter(isNamed), 'resend_message'] as const
  return Object.fromEntries(
    names.map((name) => [
      name,
      (payload: unknown, { job }: JobHelpers) =>
        measured(ctx, {
          id: job.id,
          name,
          payload,
          isLastAttempt: job.attempts >= job.max_attempts,
        }),
    ]),
  )
}

async function measured(ctx: Ctx, job: RunningJob): Promise<void> {
  const since = performance.now()
  let outcome = 'failed'
  try {
    await runJob(ctx, job)
    outcome = 'done'
  } finally {
    const seconds = (performance.now() - since) / 1000
    ctx.metrics.jobs.of({ task: job.name, outcome }).observe(seconds)
  }
}

function isNamed(name: string): name is Named {
  return Object.hasOwn(handlers, name)
}

/** Runs a job; what becomes of a message is recorded. */
export async function runJob(ctx: Ctx, job: RunningJob): Promise<void> {
  if (!ctx.traces) return runUntraced(ctx, job)
  const span = {
    kind: 'consumer',
    name: `job ${job.name}`,
    attributes: { 'job.id': job.id },
  } as const
  return ctx.traces.inSpan(span, () => runUntraced(ctx, job))
}

async function runUntraced(ctx: Ctx, job: RunningJob): Promise<void> {
  const { id, name, payload, isLastAttempt } = job
  if (name === 'resend_message') return runAgain(ctx, job)
  if (!isMessageJob(name)) return handle(ctx, name, payload)
  const run = { jobId: id, name, payload, isLastAttempt }
  return recordMessage(ctx, run, (watched) => handle(watched, name, payload))
}

/** Does nothing if the message was erased meanwhile. */
async function runAgain(ctx: Ctx, { payload, isLastAttempt }: RunningJob): Promise<void> {
  const { message_id } = payload as Jobs['resend_message']
  const message = await findRepeatable(ctx.db, message_id)
  if (!message) return
  const { name, payload: first } = message
  const run = { ...message, isLastAttempt }
  return recordMessage(ctx, run, (watched) => handle(watched, name, first))
}

export const writers: Writers = { message: handle, examples: writeExamples }

/** Only `addJob` writes payloads, and its types match the handlers. */
function handle(ctx: Ctx, name: Named, payload: unknown): Promise<void> {
  return handlers[name](ctx, payload as never, writers)
}
