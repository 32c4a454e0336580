import { useParams } from 'react-router'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { IfMay } from '../parts/if-may.tsx'
import { promotionMessages } from './messages.ts'
import { NewOffer, OfferPage } from './offer-page.tsx'
import { voucherCalls } from './promotion-types.ts'
import { newVoucherBody, voucherBody, type VoucherBody } from './voucher-body.ts'
import { VoucherCodes } from './voucher-codes.tsx'
import { VoucherForm } from './voucher-form.tsx'
import { VoucherUses } from './voucher-uses.tsx'

export function NewVoucher() {
  const texts = useMessages(promotionMessages)
  const write = useWrite('POST /vouchers', { changes: voucherCalls })
  return (
    <NewOffer kind="voucher" create={(body: VoucherBody) => write.mutateAsync({ body })}>
      {(save) => <VoucherForm start={newVoucherBody} saveLabel={texts.createVoucher} save={save} />}
    </NewOffer>
  )
}

export function VoucherScreen() {
  const { id = '' } = useParams()
  const texts = useMessages(promotionMessages)
  const query = useCall('GET /vouchers/{id}', { params: { id } })
  const write = useWrite('PUT /vouchers/{id}', { changes: voucherCalls })
  const archive = useWrite('PUT /vouchers/{id}/archive', { changes: voucherCalls })
  const end = () => archive.mutateAsync({ params: { id } })
  return (
    <OfferPage kind="voucher" {...{ id, query, end }}>
      {(shown) => (
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
      )}
    </OfferPage>
  )
}
