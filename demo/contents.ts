import { aboutUs } from './contents/about-us.ts'
import { contactUs } from './contents/contact-us.ts'
import type { DemoContent } from './contents/content.ts'
import { disclaimer } from './contents/disclaimer.ts'
import { faq } from './contents/faq.ts'
import { home } from './contents/home.ts'
import { paymentTerms } from './contents/payment-terms.ts'
import { privacyPolicy } from './contents/privacy-policy.ts'
import { refundPolicy } from './contents/refund-policy.ts'
import { shippingPolicy } from './contents/shipping-policy.ts'
import { sizeGuide } from './contents/size-guide.ts'
import { terms } from './contents/terms.ts'

export const contents: readonly DemoContent[] = [
  home,
  aboutUs,
  contactUs,
  faq,
  sizeGuide,
  disclaimer,
  paymentTerms,
  privacyPolicy,
  refundPolicy,
  shippingPolicy,
  terms,
]
