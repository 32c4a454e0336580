import { setPasswordPage } from '#contract/staff/password-page.ts'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toasts.ts'
import { explainConflict } from '../api/explain-conflict.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { LocalizedField, TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { TickField } from '../parts/ticks-field.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { useSettingsBack } from '../parts/settings-back.ts'
import { formMessages } from './form-messages.ts'
import { settingsMessages } from './messages.ts'

type PasswordPage = StaffAnswer<'GET /password-page'>

/** The whole shop behind one password: before it opens, or for a private sale. */
export function PasswordPageScreen() {
  const { passwordPage: texts } = useMessages(formMessages)
  const settings = useMessages(settingsMessages)
  const [title, effect] = settings.links['password-page']
  const page = useCall('GET /password-page', {})
  return (
    <Page
      title={title ?? ''}
      back={useSettingsBack()}
      state={
        page.data ? (
          <StateBadge tone={page.data.is_on ? 'act' : 'plain'}>
            {page.data.is_on ? texts.on : texts.off}
          </StateBadge>
        ) : null
      }
    >
      <QueryState query={page}>
        {(stored) => (
          <div className="setting">
            <p className="text-ink-2 mb-4">
              {effect}
              <br />
              {stored.updated_at
                ? settings.lastChanged(showTime(stored.updated_at))
                : settings.neverChanged}
            </p>
            {stored.is_on ? (
              <Notice tone="warn" className="mb-4">
                {texts.closed}
              </Notice>
            ) : null}
            {/* A saved password is not shown again, so its field starts empty. */}
            <PasswordPageForm key={stored.updated_at} stored={stored} />
          </div>
        )}
      </QueryState>
    </Page>
  )
}

function PasswordPageForm({ stored }: { stored: PasswordPage }) {
  const { passwordPage: texts } = useMessages(formMessages)
  const settings = useMessages(settingsMessages)
  const write = useWrite('PUT /password-page', {
    changes: ['GET /password-page'],
    onDone: () => showToast(settings.saved),
  })
  const { has_password: hasPassword, updated_at: known, ...page } = stored
  const { form, submit } = useContractForm({
    shape: bodyOf(setPasswordPage),
    defaults: page,
    save: async (body) =>
      void (await explainConflict(
        write.mutateAsync({ body: { ...body, known_updated_at: known } }),
      )),
  })
  return (
    <Form form={form} submit={submit} saveLabel={settings.save}>
      <section className="card grid gap-4">
        <TickField form={form} name="is_on" label={texts.isOn} hint={texts.isOnHint} />
        <div className="pairs">
          <TextField
            form={form}
            name="password"
            label={hasPassword ? texts.newPassword : texts.password}
            hint={hasPassword ? texts.newPasswordHint : texts.passwordHint}
            isOptional={hasPassword}
          />
        </div>
      </section>
      <section className="card grid gap-4">
        <LocalizedField form={form} name="title" label={texts.title} />
        <LocalizedField form={form} name="text" label={texts.text} isProse />
      </section>
    </Form>
  )
}
