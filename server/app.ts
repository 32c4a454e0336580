import { OpenAPIHono } from '@hono/zod-openapi'
import { routePath } from 'hono/route'
import { DomainError } from '#domain/errors.ts'
import { cartRoutes } from './cart/routes.ts'
import { staffCartRoutes } from './cart/staff-routes.ts'
import { staffPriceRoutes } from './catalogue/prices/staff-routes.ts'
import { staffCategoryRoutes } from './catalogue/products/category-routes.ts'
import { staffLookupListRoutes } from './catalogue/products/lookup-list-routes.ts'
import { staffImportRoutes } from './catalogue/import/staff-routes.ts'
import { staffProductRoutes } from './catalogue/products/staff-routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { staffCounterRoutes } from './checkout/counter/staff-routes.ts'
import { staffSupplementRoutes } from './checkout/supplements/staff-routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { articleRoutes } from './content/article-routes.ts'
import { contentRoutes } from './content/pages/routes.ts'
import { staffContentRoutes } from './content/pages/staff-routes.ts'
import { staffSearchTextRoutes } from './content/search-texts/staff-routes.ts'
import { staffPreviewRoutes } from './content/previews/staff-routes.ts'
import { staffEntryRoutes } from './content/staff-routes.ts'
import { postRoutes } from './content/post-routes.ts'
import { authRoutes } from './customers/auth/routes.ts'
import { enquiryRoutes } from './customers/enquiries/routes.ts'
import { staffEnquiryRoutes } from './customers/enquiries/staff-routes.ts'
import { newsletterPages, newsletterRoutes } from './customers/newsletter/routes.ts'
import { staffNewsletterRoutes } from './customers/newsletter/staff-routes.ts'
import { profileRoutes } from './customers/profiles/routes.ts'
import { unsubscribeRoutes } from './customers/profiles/unsubscribe-routes.ts'
import { staffCustomerRoutes } from './customers/staff-routes.ts'
import { staffStockRoutes } from './inventory/staff-routes.ts'
import { stockTransferRoutes } from './inventory/transfer-routes.ts'
import { membershipRoutes } from './loyalty/routes.ts'
import { staffMembershipRoutes } from './loyalty/staff-routes.ts'
import { ownNotificationRoutes } from './notifications/choices/staff-routes.ts'
import { emailExampleRoutes } from './notifications/messages/example-routes.ts'
import { emailPreviewRoutes } from './notifications/messages/email-previews.ts'
import { staffMessageRoutes } from './notifications/messages/staff-routes.ts'
import { staffWebhookRoutes } from './notifications/webhooks/staff-routes.ts'
import { documentRoutes, staffDocumentRoutes } from './orders/documents/routes.ts'
import { receiptRoutes } from './orders/receipts/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { staffOrderRoutes } from './orders/staff-routes.ts'
import { savedViewRoutes } from './orders/view-routes.ts'
import { brandImageRoutes } from './pages/brand-images/routes.ts'
import { feedRoutes } from './pages/feeds/routes.ts'
import { sitemapRoutes } from './pages/sitemap/routes.ts'
import { gatewayRoutes } from './payments/gateway-routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { staffPaymentRoutes } from './payments/staff-routes.ts'
import { staffStatementRoutes } from './payments/statements/staff-routes.ts'
import { staffTillRoutes } from './payments/tills/staff-routes.ts'
import type { Ctx } from './platform/context.ts'
import { fileRoutes } from './platform/files/routes.ts'
import { customerApi, staffApi } from './platform/http/api-document.ts'
import { closedPolicy } from './platform/http/closed-policy.ts'
import { answerError, callerLocale } from './platform/http/errors.ts'
import { healthRoutes } from './platform/http/health.ts'
import { nameRoute } from './platform/http/routed-response.ts'
import { openApiRoutes } from './platform/http/openapi.ts'
import type { App } from './platform/http/app.ts'
import { writeExamples } from './email-examples.ts'
import { writeMessage } from './run-jobs.ts'
import { voucherRoutes } from './promotions/routes.ts'
import { staffPromotionRoutes } from './promotions/staff-routes.ts'
import { staffReportRoutes } from './reports/staff-routes.ts'
import { refundRoutes } from './returns/routes.ts'
import { staffCounterReturnRoutes } from './returns/counter/staff-routes.ts'
import { bookedReturnRoutes } from './returns/booking-routes.ts'
import { staffRefundRoutes } from './returns/staff-routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { staffReviewRoutes } from './reviews/staff-routes.ts'
import { configurationRoutes } from './settings/routes.ts'
import { staffConfigurationRoutes } from './settings/staff-routes.ts'
import { staffLocationRoutes } from './shipping/admin/staff-routes.ts'
import { staffAuthRoutes } from './staff/auth-routes.ts'
import { auditRoutes } from './staff/audit-routes.ts'
import { staffRoleRoutes } from './staff/role-routes.ts'
import { secondFactorRoutes } from './staff/second-factor-routes.ts'
import { staffMemberRoutes } from './staff/staff-member-routes.ts'
import { todayRoutes } from './staff/today-routes.ts'
import { systemRoutes } from './platform/system/staff-routes.ts'
import { wishlistRoutes } from './wishlist/routes.ts'

/** Mounts every area of the shop. */
export function createApp(ctx: Ctx): App {
  const app: App = new OpenAPIHono()
  app.onError((error, c) => answerError(ctx, error, c))
  app.notFound((c) => answerError(ctx, new DomainError('not_found'), c))
  // Set before the answer is made: setting a header afterwards copies the response.
  app.use(async (c, next) => {
    // What may be cached says so.
    c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'strict-origin-when-cross-origin')
    c.header('content-security-policy', closedPolicy)
    await next()
    nameRoute(c.env?.outgoing, routePath(c, -1))
  })
  healthRoutes(app, ctx)

  const customer: App = new OpenAPIHono()
  customer.onError((error, c) => answerError(ctx, error, c))
  openApiRoutes(customer, customerApi)
  authRoutes(customer, ctx)
  profileRoutes(customer, ctx)
  configurationRoutes(customer, ctx)
  contentRoutes(customer, ctx)
  articleRoutes(customer, ctx)
  postRoutes(customer, ctx)
  enquiryRoutes(customer, ctx)
  newsletterRoutes(customer, ctx)
  catalogueRoutes(customer, ctx)
  cartRoutes(customer, ctx)
  checkoutRoutes(customer, ctx)
  orderRoutes(customer, ctx)
  paymentRoutes(customer, ctx)
  voucherRoutes(customer, ctx)
  receiptRoutes(customer, ctx)
  refundRoutes(customer, ctx)
  reviewRoutes(customer, ctx)
  membershipRoutes(customer, ctx)
  wishlistRoutes(customer, ctx)

  app.route('/api/customer', customer)
  app.route('/api/staff', createStaffApp(ctx))
  gatewayRoutes(app, ctx)
  fileRoutes(app, ctx)
  unsubscribeRoutes(app, ctx)
  documentRoutes(app, ctx)
  emailPreviewRoutes(app, ctx, { message: writeMessage, examples: writeExamples })
  newsletterPages(app, ctx)
  brandImageRoutes(app, ctx)
  sitemapRoutes(app, ctx)
  feedRoutes(app, ctx)
  return app
}

/** The staff API. */
function createStaffApp(ctx: Ctx): App {
  const staff: App = new OpenAPIHono()
  staff.onError((error, c) => answerError(ctx, error, c, callerLocale(c)))
  openApiRoutes(staff, staffApi)
  staffAuthRoutes(staff, ctx)
  auditRoutes(staff, ctx)
  secondFactorRoutes(staff, ctx)
  staffRoleRoutes(staff, ctx)
  staffMemberRoutes(staff, ctx)
  todayRoutes(staff, ctx)
  systemRoutes(staff, ctx)
  staffOrderRoutes(staff, ctx)
  savedViewRoutes(staff, ctx)
  staffMessageRoutes(staff, ctx, writeMessage)
  emailExampleRoutes(staff, ctx, writeExamples)
  staffWebhookRoutes(staff, ctx)
  ownNotificationRoutes(staff, ctx)
  staffDocumentRoutes(staff, ctx)
  staffPromotionRoutes(staff, ctx)
  staffCartRoutes(staff, ctx)
  staffPaymentRoutes(staff, ctx)
  staffStatementRoutes(staff, ctx)
  staffTillRoutes(staff, ctx)
  staffCounterRoutes(staff, ctx)
  staffSupplementRoutes(staff, ctx)
  // Before products by id.
  staffImportRoutes(staff, ctx)
  staffProductRoutes(staff, ctx)
  staffPriceRoutes(staff, ctx)
  staffCategoryRoutes(staff, ctx)
  staffLookupListRoutes(staff, ctx)
  staffStockRoutes(staff, ctx)
  stockTransferRoutes(staff, ctx)
  staffLocationRoutes(staff, ctx)
  staffConfigurationRoutes(staff, ctx)
  staffContentRoutes(staff, ctx)
  staffPreviewRoutes(staff, ctx)
  staffSearchTextRoutes(staff, ctx)
  staffCustomerRoutes(staff, ctx)
  staffReviewRoutes(staff, ctx)
  staffCounterReturnRoutes(staff, ctx)
  staffRefundRoutes(staff, ctx)
  bookedReturnRoutes(staff, ctx)
  staffMembershipRoutes(staff, ctx)
  staffEntryRoutes(staff, ctx)
  staffEnquiryRoutes(staff, ctx)
  staffNewsletterRoutes(staff, ctx)
  staffReportRoutes(staff, ctx)
  return staff
}
