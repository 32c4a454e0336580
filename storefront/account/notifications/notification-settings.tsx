import { locales } from '#domain/locale.ts'
import { Fieldset } from '#ui/field.tsx'
import { Radio } from '#ui/radio.tsx'
import { Switch } from '#ui/switch.tsx'
import { useAccountWords } from '../account-words.ts'
import { settingsKey, type Settings } from '../own-data.ts'
import { Panel } from '../panel.tsx'
import { SaveNews } from '../save-news.tsx'
import { useChange } from '../use-change.ts'

type Channel = Settings['channels'][number]

const languages = { en: 'English', zh: '繁體中文', cn: '简体中文' } as const

export function NotificationSettings({ settings }: { settings: Settings }) {
  const { notifications: words } = useAccountWords()
  const { outcome, change } = useChange<Settings, Partial<Settings>>({
    queryKey: settingsKey,
    foresee: (before, wanted) => ({ ...before, ...wanted }),
    send: (api, body, idempotencyKey) =>
      api('PUT /notification-settings/details', { body, idempotencyKey }),
  })
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
      <Panel id="general" title={words.general} action={<SaveNews outcome={outcome} />}>
        <Switch
          label={words.isNotifiable}
          hint={words.isNotifiableHint}
          checked={isNotifiable}
          onChange={() => void change({ is_notifiable: !isNotifiable })}
        />
      </Panel>
      <Panel id="ways" title={words.ways}>
        <div>
          {channel('email', words.email, words.emailHint)}
          {channel('sms', words.sms, words.smsHint)}
        </div>
      </Panel>
      <Panel id="topics" title={words.topics}>
        <div>
          {channel('delivery_status', words.deliveryStatus, words.deliveryStatusHint)}
          {channel('wishlist', words.wishlist, words.wishlistHint)}
        </div>
      </Panel>
      <Panel id="news" title={words.news}>
        <div>
          <Switch
            label={words.isAccept}
            hint={words.isAcceptHint}
            checked={isAccepted}
            onChange={() => void change({ is_accept: !isAccepted })}
          />
          {channel('newsletter', words.newsletter, words.newsletterHint, isAccepted)}
        </div>
      </Panel>
      <Panel id="language" title={words.language}>
        <Fieldset legend={words.language} legendHidden hint={words.languageHint}>
          {locales.map((locale) => (
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
