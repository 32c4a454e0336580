import { offlinePaymentMethods } from '#contract/endpoints/configuration.ts'
import { configurationValues } from '#contract/staff/configuration-values.ts'
import { defineMessages, useMessages } from '../language/messages.ts'
import { methodMessages } from '../parts/payment-names.ts'
import { TickField, TicksField } from '../parts/ticks-field.tsx'
import { defineSetting, type SettingForm } from './define-setting.tsx'

/** What programs that shop for people may do. */
export const AgentsScreen = defineSetting({
  slug: 'agents',
  name: 'agents',
  fill: (stored) => configurationValues.agents.parse(stored ?? {}),
  Fields: AgentsFields,
})

function AgentsFields({ form }: { form: SettingForm<'agents'> }) {
  const texts = useMessages(agentMessages)
  const methods = useMessages(methodMessages)
  return (
    <>
      <p className="text-ink-2">{texts.intro}</p>
      <div className="card form-grid">
        <TickField form={form} name="value.is_on" label={texts.isOn} hint={texts.isOnHint} />
        <TickField
          form={form}
          name="value.discount_codes"
          label={texts.codes}
          hint={texts.codesHint}
        />
        <TicksField
          form={form}
          name="value.payment_methods"
          label={texts.methods}
          hint={texts.methodsHint}
          options={offlinePaymentMethods.map((value) => ({ value, label: methods[value] }))}
        />
      </div>
    </>
  )
}

export const agentMessages = defineMessages({
  intro: [
    'Assistants such as chatbots can find products here, fill a cart and order for the person who asks them, as any guest would. They see what shoppers see, at the same prices.',
    '聊天助理等購物程式可在此搜尋貨品、加入購物車，並以訪客身分替使用者落單。它們看到的貨品及價格與顧客相同。',
  ],
  isOn: ['Assistants may shop here', '允許購物助理使用本店'],
  isOnHint: [
    'Switched off, nothing of the shop mentions them, and open carts of theirs cannot be ordered.',
    '關閉後，網店不會再提及此功能，助理未完成的購物車亦不能落單。',
  ],
  codes: ['They may use voucher codes', '允許使用優惠碼'],
  codesHint: [
    'Otherwise only promotions without a code apply.',
    '不允許時，只適用毋須輸入優惠碼的推廣。',
  ],
  methods: ['They may order by', '助理可使用的付款方式'],
  methodsHint: [
    'For every other method, cards too, the buyer gets a link to the checkout page. Only methods that the shop takes count.',
    '其他付款方式（包括信用卡）會由助理給顧客結賬頁連結。只適用於網店已開通的付款方式。',
  ],
})
