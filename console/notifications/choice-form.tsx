import { useController, type UseFormReturn } from 'react-hook-form'
import type { z } from '@hono/zod-openapi'
import { chooseNotifications, notificationLanguages } from '#contract/staff/notifications.ts'
import type { NotificationKindName } from '#domain/staff/notification-kinds.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { SelectField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { notificationMessages } from './messages.ts'
import type { Notifications } from './notifications.ts'

type Values = z.input<typeof chooseNotifications.body & {}>
type GroupName = keyof (typeof notificationMessages)['en']['groups']

const channels = ['email_kinds', 'push_kinds'] as const

const groups: Readonly<Record<GroupName, readonly NotificationKindName[]>> = {
  orders: ['new_order', 'order_paid', 'collection_overdue'],
  payments: ['payment_proof', 'payment_problem', 'refund_request'],
  customers: ['enquiry', 'review', 'comment'],
  stock: ['low_stock', 'sold_out'],
  messages: ['message_failed'],
  system: ['backup_failed', 'audit_findings'],
}
const groupNames = ['orders', 'payments', 'customers', 'stock', 'messages', 'system'] as const

/** What one is told, by email and by push. */
export function ChoiceForm({ notifications }: { notifications: Notifications }) {
  const texts = useMessages(notificationMessages)
  const { language, email_kinds, push_kinds, email, kinds, subscriptions } = notifications
  const write = useWrite('PUT /auth/notifications', {
    changes: ['GET /auth/notifications'],
    onDone: () => showToast(texts.saved),
  })
  const { form, submit } = useContractForm<Values>({
    shape: bodyOf(chooseNotifications),
    defaults: { language, email_kinds, push_kinds },
    async save(body) {
      await write.mutateAsync({ body })
    },
  })
  return (
    <Form form={form} submit={submit} saveLabel={texts.save}>
      <section className="card">
        <div className="card-head">
          <h2 id="notification-kinds">{texts.what}</h2>
        </div>
        <table className="matrix matrix-kinds" aria-labelledby="notification-kinds">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{texts.kind}</span>
              </th>
              {channels.map((channel) => (
                <th key={channel} scope="col">
                  {texts.channels[channel]}
                </th>
              ))}
            </tr>
          </thead>
          {groupNames.map((group) => (
            <KindGroup
              key={group}
              form={form}
              title={texts.groups[group]}
              kinds={groups[group].filter((kind) => kinds.includes(kind))}
            />
          ))}
        </table>
        <p className="text-ink-2 my-4 break-words">
          {texts.emailTo(email)} {subscriptions.length === 0 ? texts.pushNowhere : null}
        </p>
        <div className="pairs">
          <SelectField
            form={form}
            name="language"
            label={texts.language}
            options={notificationLanguages.map((value) => ({
              value,
              label: texts.languages[value],
            }))}
          />
        </div>
      </section>
    </Form>
  )
}

interface KindGroupProps {
  form: UseFormReturn<Values>
  title: string
  kinds: readonly NotificationKindName[]
}

function KindGroup({ form, title, kinds }: KindGroupProps) {
  const texts = useMessages(notificationMessages)
  if (kinds.length === 0) return null
  return (
    <tbody>
      <tr className="matrix-group">
        <th scope="rowgroup" colSpan={channels.length + 1}>
          {title}
        </th>
      </tr>
      {kinds.map((kind) => {
        const [name, hint] = texts.kinds[kind]
        return (
          <tr key={kind}>
            <th scope="row">
              {name}
              {hint ? <small className="text-ink-2 block">{hint}</small> : null}
            </th>
            {channels.map((channel) => (
              <td key={channel}>
                <KindTick
                  form={form}
                  channel={channel}
                  kind={kind}
                  label={texts.cell(name, texts.channels[channel])}
                />
              </td>
            ))}
          </tr>
        )
      })}
    </tbody>
  )
}

interface KindTickProps {
  form: UseFormReturn<Values>
  channel: (typeof channels)[number]
  kind: NotificationKindName
  label: string
}

function KindTick({ form, channel, kind, label }: KindTickProps) {
  const { field } = useController({ control: form.control, name: channel })
  const chosen = field.value
  return (
    <Checkbox
      label={<span className="sr-only">{label}</span>}
      checked={chosen.includes(kind)}
      onBlur={field.onBlur}
      onChange={({ currentTarget: { checked } }) => {
        const others = chosen.filter((each) => each !== kind)
        field.onChange(checked ? [...others, kind] : others)
      }}
    />
  )
}
