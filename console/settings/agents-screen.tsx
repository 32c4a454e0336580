import { offlinePaymentMethods } from '#contract/endpoints/configuration.ts'
import { configurationValues } from '#contract/staff/configuration-values.ts'
import { useMessages } from '../language/messages.ts'
import { methodMessages } from '../parts/payment-names.ts'
import { TickField, TicksField } from '../parts/ticks-field.tsx'
import { agentMessages } from './agent-messages.ts'
import { AgentPlatforms } from './agent-platforms.tsx'
import { AgentTrial } from './agent-trial.tsx'
import { defineSetting, type SettingForm } from './define-setting.tsx'

/** What programs that shop for people may do, whether they can, and which did. */
export const AgentsScreen = defineSetting({
  slug: 'agents',
  name: 'agents',
  fill: (stored) => configurationValues.agents.parse(stored ?? {}),
  Fields: AgentsFields,
  After: () => (
    <>
      <AgentTrial />
      <AgentPlatforms />
    </>
  ),
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
