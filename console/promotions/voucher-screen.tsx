import { useNavigate, useParams } from 'react-router'
import { localize } from '#domain/locale.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showMoney } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { IfMay } from '../parts/if-may.tsx'
import { describe, periodText } from './describe.ts'
import { EndButton } from './end-button.tsx'
import { promotionMessages } from './messages.ts'
import { stateTones, voucherCalls } from './promotion-types.ts'
import { newVoucherBody, voucherBody } from './voucher-body.ts'
import { VoucherCodes } from './voucher-codes.tsx'
import { VoucherForm } from './voucher-form.tsx'
import { VoucherUses } from './voucher-uses.tsx'

const list = '/promotions/vouchers'

export function NewVoucher() {
  const texts = useMessages(promotionMessages)
  const navigate = useNavigate()
  const write = useWrite('POST /vouchers', { changes: voucherCalls })
  return (
    <Page title={texts.newVoucher} back={{ to: list, label: texts.vouchers }}>
      <VoucherForm
        start={newVoucherBody}
        saveLabel={texts.createVoucher}
        save={async (body) => {
          const saved = await write.mutateAsync({ body })
          // The form is clean only after this, and a clean form does not ask.
          setTimeout(() => void navigate(`${list}/${saved._id}`, { replace: true }))
          return saved
        }}
      />
    </Page>
  )
}

export function VoucherScreen() {
  const { id = '' } = useParams()
  const texts = useMessages(promotionMessages)
  const language = useLanguage()
  const voucher = useCall('GET /vouchers/{id}', { params: { id } })
  const write = useWrite('PUT /vouchers/{id}', { changes: voucherCalls })
  const archive = useWrite('PUT /vouchers/{id}/archive', { changes: voucherCalls })
  const found = voucher.data
  const name = found ? localize(found.title, language) : ''
  return (
    <Page
      title={name || texts.vouchers}
      back={{ to: list, label: texts.vouchers }}
      state={
        found ? (
          <StateBadge tone={stateTones[found.state]}>{texts.state[found.state]}</StateBadge>
        ) : null
      }
      actions={
        found && found.state !== 'archived' ? (
          <EndButton name={name} end={() => archive.mutateAsync({ params: { id } })} />
        ) : null
      }
      subject={{ kind: 'voucher', id }}
    >
      <QueryState query={voucher}>
        {(shown) => (
          <>
            <p className="mb-1 font-medium">
              {describe(texts, shown)} · {periodText(texts, shown)}
            </p>
            <p className="text-ink-2 mb-4">{texts.used(shown.orders, showMoney(shown.given))}</p>
            <div className="editor">
              <VoucherForm
                start={voucherBody(shown)}
                voucher={shown}
                saveLabel={texts.save}
                save={(body, ifMatch) => write.mutateAsync({ params: { id }, body, ifMatch })}
              />
              <IfMay permission="customers:read">
                <VoucherCodes id={id} />
              </IfMay>
              <IfMay permission="orders:read">
                <VoucherUses id={id} />
              </IfMay>
            </div>
          </>
        )}
      </QueryState>
    </Page>
  )
}
