import { Fieldset } from '#ui/field.tsx'
import { Radio } from '#ui/radio.tsx'
import { Switch } from '#ui/switch.tsx'
import { useAccountMessages } from '../account-messages.ts'
import { settingsKey, type Settings } from '../own-data.ts'
import { languagesOf, useShopData } from '../../shop-data.ts'
import { Panel } from '../panel.tsx'
import { SaveStatus } from '../save-status.tsx'
import { useChange } from '../use-change.ts'

type Channel = Settings['channels'][number]

const languages = { en: 'English', zh: '繁體中文', cn: '简体中文' } as const

export function NotificationSettings({ settings }: { settings: Settings }) {
  const { notifications: messages } = useAccountMessages()
  const { outcome, change } = useChange<Settings, Partial<Settings>>({
    queryKey: settingsKey,
    optimistic: (before, wanted) => ({ ...before, ...wanted }),
    send: (api, body, idempotencyKey) =>
      api('PUT /notification-settings/details', { body, idempotencyKey }),
  })
  const { shown } = languagesOf(useShopData())
  const { is_notifiable: isNotifiable, is_accept: isAccepted, channels, language } = settings

  function channel(name: Channel, label: string, hint: string, isOpen = true) {
    const isOn = channels.includes(name)
    const rest = channels.filter((each) => each !== name)
    return (
      <Switch
        label={label}
        hint={hint}
        checked={isOn}
        disabled={!isNotifiable || !isOpen}
        onChange={() => void change({ channels: isOn ? rest : [...channels, name] })}
      />
    )
  }

  return (
    <div className="grid gap-8">
      <Panel id="general" title={messages.general} action={<SaveStatus outcome={outcome} />}>
        <Switch
          label={messages.isNotifiable}
          hint={messages.isNotifiableHint}
          checked={isNotifiable}
          onChange={() => void change({ is_notifiable: !isNotifiable })}
        />
      </Panel>
      <Panel id="ways" title={messages.ways}>
        <div>
          {channel('email', messages.email, messages.emailHint)}
          {channel('sms', messages.sms, messages.smsHint)}
        </div>
      </Panel>
      <Panel id="topics" title={messages.topics}>
        <div>
          {channel('delivery_status', messages.deliveryStatus, messages.deliveryStatusHint)}
          {channel('wishlist', messages.wishlist, messages.wishlistHint)}
        </div>
      </Panel>
      <Panel id="news" title={messages.news}>
        <div>
          <Switch
            label={messages.isAccept}
            hint={messages.isAcceptHint}
            checked={isAccepted}
            onChange={() => void change({ is_accept: !isAccepted })}
          />
          {channel('newsletter', messages.newsletter, messages.newsletterHint, isAccepted)}
        </div>
      </Panel>
      <Panel id="language" title={messages.language}>
        <Fieldset legend={messages.language} legendHidden hint={messages.languageHint}>
          {shown.map((locale) => (
            <Radio
              key={locale}
              name="language"
              value={locale}
              label={languages[locale]}
              checked={language === locale}
              onChange={() => void change({ language: locale })}
            />
          ))}
        </Fieldset>
      </Panel>
    </div>
  )
}
