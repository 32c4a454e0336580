import { findDistrict, formatAddress } from '#domain/address.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { Breakable } from '../parts/breakable.tsx'
import { showTime } from '../language/show.ts'
import { phoneOf, type Customer } from './customer-name.ts'
import { customerMessages } from './messages.ts'

export function CustomerContact({ customer }: { customer: Customer }) {
  const texts = useMessages(customerMessages)
  const { email, notifications } = customer
  const phone = phoneOf(customer)
  const confirmed = (isVerified: boolean) => (isVerified ? texts.verified : texts.unverified)
  return (
    <>
      <section className="card">
        <h2>{texts.contact}</h2>
        <p>
          {email ? (
            <>
              <a className="link" href={`mailto:${email}`}>
                <Breakable>{email}</Breakable>
              </a>{' '}
              <small className="text-ink-2">{confirmed(customer.is_email_verified)}</small>
            </>
          ) : (
            texts.noEmail
          )}
        </p>
        <p className="mt-1">
          {phone ? (
            <>
              <a className="link" href={`tel:${phone.replaceAll(' ', '')}`}>
                {phone}
              </a>{' '}
              <small className="text-ink-2">{confirmed(customer.is_phone_verified)}</small>
            </>
          ) : (
            texts.noPhone
          )}
        </p>
        <p className="text-ink-2 mt-2">
          {texts.writes} {texts.language[customer.locale]}
          <br />
          {texts.since(showTime(customer.created_at))}
          <br />
          {texts.seen(showTime(customer.last_seen_at))}
        </p>
      </section>
      <CustomerAddress customer={customer} />
      {notifications ? (
        <section className="card">
          <h2>{texts.marketing}</h2>
          <p>{notifications.is_accept ? texts.agreed : texts.notAgreed}</p>
          {notifications.is_notifiable ? (
            <p className="text-ink-2">
              {notifications.channels.map((channel) => texts.channels[channel]).join(' · ')}
            </p>
          ) : null}
        </section>
      ) : null}
    </>
  )
}

function CustomerAddress({ customer: { recipient } }: { customer: Customer }) {
  const texts = useMessages(customerMessages)
  const language = useLanguage()
  if (!recipient) return null
  // Saved without its country, which a district of Hong Kong tells.
  const saved = recipient.address
  const address = saved && {
    ...saved,
    country: findDistrict(saved.district) ? 'HK' : '',
    pointCode: saved.point_code,
  }
  return (
    <section className="card">
      <h2>{texts.address}</h2>
      <p className="font-medium">{recipient.name}</p>
      <p>
        +{recipient.area_code} {recipient.phone}
      </p>
      {address ? <p className="text-ink-2">{formatAddress(address, language)}</p> : null}
    </section>
  )
}
