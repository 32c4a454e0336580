import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { showTime } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { showFailure } from '../parts/toasts.ts'
import { systemMessages } from './messages.ts'

type FailedJob = StaffAnswer<'GET /system'>['failed_jobs'][number]

const changes = ['GET /system', 'GET /today'] as const

/** What has used up its attempts, to be tried again or dropped. */
export function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
  const texts = useMessages(systemMessages)
  return (
    <section className="card" aria-labelledby="failed-jobs">
      <div className="card-head">
        <h2 id="failed-jobs">{texts.jobs}</h2>
        {jobs.length > 0 ? <StateBadge tone="bad">{jobs.length}</StateBadge> : null}
      </div>
      <p className="text-ink-2">{jobs.length === 0 ? texts.noJobs : texts.jobsText}</p>
      {jobs.length > 0 ? (
        <ul className="lines mt-3" aria-labelledby="failed-jobs">
          {jobs.map((job) => (
            <FailedJobLine key={job._id} job={job} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function FailedJobLine({ job }: { job: FailedJob }) {
  const texts = useMessages(systemMessages)
  const { _id: id, task, error, attempts, failed_at: at } = job
  const retry = useWrite('POST /system/jobs/{id}/retry', {
    changes,
    onDone: () => showToast(texts.retried),
  })
  const discard = useWrite('DELETE /system/jobs/{id}', {
    changes,
    onDone: () => showToast(texts.dropped),
  })
  return (
    <li className="flex-wrap">
      <span className="min-w-0 break-words">
        <code>{task}</code>
        <br />
        <span className="text-ink-2">{texts.failed(attempts, showTime(at))}</span>
        {error ? (
          <>
            <br />
            <span className="text-ink-2">{error}</span>
          </>
        ) : null}
      </span>
      <span className="flex flex-wrap gap-2">
        <Button
          kind="ghost"
          small
          busy={retry.isPending}
          aria-label={texts.retryOf(task)}
          onClick={() => retry.mutate({ params: { id } }, { onError: showFailure })}
        >
          {texts.retry}
        </Button>
        <ConfirmButton
          action={texts.drop}
          actionOf={texts.dropOf(task)}
          title={texts.dropTitle(task)}
          run={() => discard.mutateAsync({ params: { id } })}
        >
          <p>{texts.dropText}</p>
        </ConfirmButton>
      </span>
    </li>
  )
}
