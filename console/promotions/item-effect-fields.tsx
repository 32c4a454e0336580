import { useId } from 'react'
import { Button, IconButton } from '#ui/button.tsx'
import { Fieldset } from '#ui/field.tsx'
import { Radio } from '#ui/radio.tsx'
import { Select } from '#ui/select.tsx'
import { useMessages } from '../language/messages.ts'
import { MoneyInput, EffectNumber } from './effect-inputs.tsx'
import { promotionMessages } from './messages.ts'
import type { Effect } from './promotion-types.ts'
import { noScope, ScopeInput } from './scope-field.tsx'

interface FieldsOf<Kind extends Effect['kind']> {
  effect: Extract<Effect, { kind: Kind }>
  onChange: (effect: Effect) => void
  /** The problem of a part, by its path inside the effect. */
  errorOf: (path: string) => string | undefined
}

export function BuyGetFields({ effect, onChange, errorOf }: FieldsOf<'buy_get'>) {
  const texts = useMessages(promotionMessages).fields
  const name = useId()
  const { get_scope: scope } = effect
  return (
    <>
      <div className="grid grid-cols-2 gap-4 w767:col-span-3 w767:grid-cols-4">
        <EffectNumber
          label={texts.buy}
          error={errorOf('buy')}
          value={effect.buy}
          onChange={(buy) => onChange({ ...effect, buy })}
        />
        <EffectNumber
          label={texts.get}
          error={errorOf('get')}
          value={effect.get}
          onChange={(get) => onChange({ ...effect, get })}
        />
        <EffectNumber
          label={texts.percent}
          note={texts.percentFree}
          error={errorOf('percent')}
          value={effect.percent}
          onChange={(percent) => onChange({ ...effect, percent })}
        />
        <TimesInput {...{ effect, errorOf }} onTimes={(times) => onChange({ ...effect, times })} />
      </div>
      <Fieldset legend={texts.getWhat} hint={texts.getHint} className="w767:col-span-3">
        <div className="grid gap-2">
          <Radio
            name={name}
            value="same"
            label={texts.getSame}
            checked={scope === null}
            onChange={() => onChange({ ...effect, get_scope: null })}
          />
          <Radio
            name={name}
            value="other"
            label={texts.getOther}
            checked={scope !== null}
            onChange={() => onChange({ ...effect, get_scope: noScope })}
          />
        </div>
        {scope === null ? null : (
          <div className="indent mt-3">
            <ScopeInput
              label={texts.getOther}
              error={errorOf('get_scope')}
              scope={scope}
              onChange={(next) => onChange({ ...effect, get_scope: next })}
            />
          </div>
        )}
      </Fieldset>
    </>
  )
}

export function SpendStepsFields({ effect, onChange, errorOf }: FieldsOf<'spend_steps'>) {
  const texts = useMessages(promotionMessages).fields
  const { steps } = effect
  return (
    <Fieldset
      legend={texts.steps}
      hint={texts.stepsHint}
      error={errorOf('steps')}
      className="w767:col-span-3"
    >
      <ul className="grid gap-3">
        {steps.map((step, at) => (
          <li key={at} className="grid grid-cols-[1fr_1fr_auto] items-end gap-3">
            <MoneyInput
              label={texts.stepFrom(at + 1)}
              error={errorOf(`steps.${at}.from`)}
              value={step.from}
              onChange={(from) => onChange({ ...effect, steps: steps.with(at, { ...step, from }) })}
            />
            <EffectNumber
              label={texts.stepPercent(at + 1)}
              error={errorOf(`steps.${at}.percent`)}
              value={step.percent}
              onChange={(percent) =>
                onChange({ ...effect, steps: steps.with(at, { ...step, percent }) })
              }
            />
            <IconButton
              icon="trash"
              label={texts.removeStep(at + 1)}
              disabled={steps.length === 1}
              onClick={() => onChange({ ...effect, steps: steps.toSpliced(at, 1) })}
            />
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <Button
          kind="ghost"
          small
          icon="plus"
          disabled={steps.length === 10}
          onClick={() => {
            const percent = Math.min((steps.at(-1)?.percent ?? 5) + 5, 100)
            onChange({ ...effect, steps: [...steps, { from: '', percent }] })
          }}
        >
          {texts.addStep}
        </Button>
      </p>
    </Fieldset>
  )
}

export function BundleFields({ effect, onChange, errorOf }: FieldsOf<'bundle'>) {
  const texts = useMessages(promotionMessages).fields
  const { parts, off } = effect
  return (
    <>
      <div className="grid gap-4 w767:col-span-3 w767:grid-cols-3">
        <Select
          label={texts.setPrice}
          value={off.kind}
          options={[
            { value: 'price', label: texts.setFixed },
            { value: 'percent', label: texts.setPercent },
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({
              ...effect,
              off:
                value === 'price' ? { kind: 'price', price: '' } : { kind: 'percent', percent: 10 },
            })
          }
        />
        {off.kind === 'price' ? (
          <MoneyInput
            label={texts.setFixed}
            error={errorOf('off.price')}
            value={off.price}
            onChange={(price) => onChange({ ...effect, off: { ...off, price } })}
          />
        ) : (
          <EffectNumber
            label={texts.percent}
            error={errorOf('off.percent')}
            value={off.percent}
            onChange={(percent) => onChange({ ...effect, off: { ...off, percent } })}
          />
        )}
        <TimesInput {...{ effect, errorOf }} onTimes={(times) => onChange({ ...effect, times })} />
      </div>
      <Fieldset
        legend={texts.parts}
        hint={texts.partsHint}
        error={errorOf('parts')}
        className="w767:col-span-3"
      >
        {parts.map((part, at) => (
          <section key={at} className="form-grid border-t border-line py-4">
            <div className="flex items-end justify-between gap-3">
              <div className="w-[120px]">
                <EffectNumber
                  label={texts.partQty(at + 1)}
                  error={errorOf(`parts.${at}.qty`)}
                  value={part.qty}
                  onChange={(qty) =>
                    onChange({ ...effect, parts: parts.with(at, { ...part, qty }) })
                  }
                />
              </div>
              <IconButton
                icon="trash"
                label={texts.removePart(at + 1)}
                disabled={parts.length === 1}
                onClick={() => onChange({ ...effect, parts: parts.toSpliced(at, 1) })}
              />
            </div>
            <ScopeInput
              label={texts.part(at + 1)}
              error={errorOf(`parts.${at}.scope`)}
              scope={part.scope}
              onChange={(scope) =>
                onChange({ ...effect, parts: parts.with(at, { ...part, scope }) })
              }
            />
          </section>
        ))}
        <Button
          kind="ghost"
          small
          icon="plus"
          disabled={parts.length === 5}
          onClick={() => onChange({ ...effect, parts: [...parts, { scope: noScope, qty: 1 }] })}
        >
          {texts.addPart}
        </Button>
      </Fieldset>
    </>
  )
}

interface TimesInputProps {
  effect: { times: number }
  errorOf: (path: string) => string | undefined
  onTimes: (times: number) => void
}

function TimesInput({ effect, errorOf, onTimes }: TimesInputProps) {
  const texts = useMessages(promotionMessages).fields
  return (
    <EffectNumber
      label={texts.times}
      error={errorOf('times')}
      value={effect.times}
      onChange={onTimes}
    />
  )
}
