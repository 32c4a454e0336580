import { joinLabel } from '#domain/join-label.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showAge, showTime } from '../language/show.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { useSettingsBack } from '../parts/settings-back.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { showFailure } from '../parts/toasts.ts'
import { systemMessages } from './messages.ts'

type System = StaffAnswer<'GET /system'>

/** How the shop is doing behind the scenes. */
export function SystemScreen() {
  const texts = useMessages(systemMessages)
  const system = useCall('GET /system', {}, { refetchEveryMs: 30_000 })
  return (
    <Page title={texts.title} back={useSettingsBack()}>
      <QueryState query={system}>
        {({ backup, audit, failed_jobs: jobs }) => (
          <div className="setting grid gap-4">
            <Backup backup={backup} />
            <Audit audit={audit} />
            <FailedJobs jobs={jobs} />
          </div>
        )}
      </QueryState>
    </Page>
  )
}

function Backup({ backup }: { backup: System['backup'] }) {
  const texts = useMessages(systemMessages)
  const language = useLanguage()
  const { is_scheduled: isScheduled, is_late: isLate, last_at: at, error } = backup
  return (
    <section className="card" aria-labelledby="backup">
      <div className="card-head">
        <h2 id="backup">{texts.backup}</h2>
        <BackupState backup={backup} />
      </div>
      <p className="text-ink-2">
        {at ? texts.lastBackup(showTime(at), showAge(at)) : texts.noBackup}
      </p>
      {isScheduled ? null : (
        <Notice tone="warn" className="mt-3">
          {texts.backupOffText}
        </Notice>
      )}
      {isLate ? (
        <Notice tone="error" className="mt-3">
          {texts.backupLateText}
        </Notice>
      ) : null}
      {error ? (
        <p className="mt-3 break-words">{joinLabel(texts.backupError, error, language)}</p>
      ) : null}
    </section>
  )
}

function BackupState({ backup }: { backup: System['backup'] }) {
  const texts = useMessages(systemMessages)
  if (backup.is_late) return <StateBadge tone="bad">{texts.backupLate}</StateBadge>
  if (!backup.is_scheduled) return <StateBadge tone="wait">{texts.backupOff}</StateBadge>
  return backup.last_at ? <StateBadge tone="good">{texts.backupGood}</StateBadge> : null
}

function Audit({ audit }: { audit: System['audit'] }) {
  const texts = useMessages(systemMessages)
  return (
    <section className="card" aria-labelledby="audit">
      <div className="card-head">
        <h2 id="audit">{texts.audit}</h2>
        {audit === null ? (
          <StateBadge tone="wait">{texts.auditNever}</StateBadge>
        ) : audit.finding_count === 0 ? (
          <StateBadge tone="good">{texts.auditGood}</StateBadge>
        ) : (
          <StateBadge tone="bad">{texts.findings(audit.finding_count)}</StateBadge>
        )}
      </div>
      <p className="text-ink-2">
        {audit ? texts.audited(showTime(audit.finished_at)) : texts.auditNeverText}
      </p>
      {audit && audit.finding_count > 0 ? <Findings audit={audit} /> : null}
    </section>
  )
}

function Findings({ audit }: { audit: NonNullable<System['audit']> }) {
  const texts = useMessages(systemMessages)
  const { findings, finding_count: count } = audit
  return (
    <>
      <Notice tone="error" className="mt-3">
        {texts.auditText}
      </Notice>
      <ul className="lines mt-3" aria-label={texts.findings(count)}>
        {findings.map(({ rule, subject, found }) => (
          <li key={`${rule} ${subject} ${found}`}>
            <span className="min-w-0 break-words">
              {rule}
              <br />
              <span className="text-ink-2 break-all">
                {subject} {found}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {findings.length < count ? (
        <p className="text-ink-2 mt-2">{texts.firstOf(findings.length, count)}</p>
      ) : null}
    </>
  )
}

type FailedJob = StaffAnswer<'GET /system'>['failed_jobs'][number]

const changes = ['GET /system', 'GET /today'] as const

/** What has used up its attempts, to be tried again or dropped. */
function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
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
