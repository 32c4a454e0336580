import { Icon, iconNames } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import type { ShopData } from '../shop-data.ts'
import { BackToTop } from './back-to-top.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Mark } from './logo.tsx'

type Footer = ShopData['layout']['footer']

export function SiteFooter({ layout, year }: Pick<ShopData, 'layout' | 'year'>) {
  const { shell } = useMessages()
  const { footer } = layout
  return (
    <footer className="site-footer">
      <BackToTop />
      <div className="page">
        <div className="footer-grid">
          <StoreInformation {...footer.store_information} />
          {footer.sections.map((section) => (
            <FooterSection key={section.title} {...section} />
          ))}
        </div>
        <div className="footer-end">
          <Mark />
          <p>{`© ${year} ${footer.powered_by}`}</p>
          <LanguageSwitch />
          <ul className="social" aria-label={shell.follow}>
            {footer.social_media.map((medium) => (
              <li key={medium.name}>
                <a href={medium.url} rel="me noopener" aria-label={medium.name}>
                  <SocialIcon {...medium} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

function StoreInformation({ title, address, phone, email, hours }: Footer['store_information']) {
  const { shell } = useMessages()
  return (
    <section>
      <h2>{title}</h2>
      <address>
        <a href={address.url} rel="noopener">
          {address.title}
          <span className="footer-map">
            <Icon name="map-pin" />
            {shell.openMap}
          </span>
        </a>
        <a href={phone.url}>
          <bdi>{phone.title}</bdi>
        </a>
        <a href={email.url}>{email.title}</a>
      </address>
      <p>{hours}</p>
    </section>
  )
}

function FooterSection({ title, links }: Footer['sections'][number]) {
  const path = useLocalePath()
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <Link href={link.url.startsWith('/') ? path(link.url) : link.url}>{link.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `fa-instagram`, as in the layout configuration; networks without an icon show their name. */
function SocialIcon({ name, fa_icon: faIcon }: Footer['social_media'][number]) {
  const icon = iconNames.find((known) => `fa-${known}` === faIcon)
  return icon ? <Icon name={icon} /> : <span>{name}</span>
}
