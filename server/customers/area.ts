import { authRoutes } from './auth/routes.ts'
import { confirmContact, sendChangeCode, sendLoginCode, sendResetCode } from './auth/send-codes.ts'
import { sendAccountNotice } from './auth/send-notices.ts'
import {
  deleteEnquiries,
  deleteSessions,
  deleteSubscriptions,
  deleteUnusedAccounts,
  deleteUnusedUploads,
} from './deletions.ts'
import { accountEmailExamples } from './emails/account-email-examples.ts'
import { enquiryEmailExamples } from './enquiries/enquiry-email-examples.ts'
import { acknowledgeEnquiry, mailEnquiry } from './enquiries/enquiry-emails.ts'
import { enquiryRoutes } from './enquiries/routes.ts'
import { sendEnquiryReply } from './enquiries/send-enquiry-reply.ts'
import { staffEnquiryRoutes } from './enquiries/staff-routes.ts'
import { newsletterPages, newsletterRoutes } from './newsletter/routes.ts'
import { sendNewsletterWelcome } from './newsletter/send-welcome.ts'
import { staffNewsletterRoutes } from './newsletter/staff-routes.ts'
import { sendNewsletterConfirmation } from './newsletter/subscribe.ts'
import { profileRoutes } from './profiles/routes.ts'
import { unsubscribeRoutes } from './profiles/unsubscribe-routes.ts'
import { staffCustomerRoutes } from './staff-routes.ts'
import type { Area } from '../platform/area-shape.ts'

export const area = {
  routes: [authRoutes, profileRoutes, enquiryRoutes, newsletterRoutes],
  staffRoutes: [staffCustomerRoutes, staffEnquiryRoutes, staffNewsletterRoutes],
  otherRoutes: [unsubscribeRoutes, newsletterPages],
  jobs: {
    confirm_contact: confirmContact,
    send_reset_code: sendResetCode,
    send_login_code: sendLoginCode,
    send_change_code: sendChangeCode,
    send_account_notice: sendAccountNotice,
    mail_enquiry: (ctx, { enquiry_id }) => mailEnquiry(ctx, enquiry_id),
    acknowledge_enquiry: (ctx, { enquiry_id }) => acknowledgeEnquiry(ctx, enquiry_id),
    send_enquiry_reply: sendEnquiryReply,
    confirm_newsletter: sendNewsletterConfirmation,
    welcome_newsletter: sendNewsletterWelcome,
  },
  deletions: {
    deleteSessions,
    deleteEnquiries,
    deleteSubscriptions,
    deleteUnusedAccounts,
    // After accounts, whose pictures are then unused.
    deleteUnusedUploads,
  },
  emails: (setting) => ({ ...accountEmailExamples(setting), ...enquiryEmailExamples(setting) }),
} satisfies Area
