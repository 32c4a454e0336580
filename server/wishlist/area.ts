import { alertEmailExamples } from './alert-email-examples.ts'
import { alertStockRequests } from './alert-stock-requests.ts'
import { alertWishlists } from './alert-wishlists.ts'
import { deleteStockRequests } from './delete-stock-requests.ts'
import { findPriceDrops } from './find-price-drops.ts'
import { wishlistRoutes } from './routes.ts'
import { sendStockAlert } from './send-stock-alert.ts'
import { sendWishlistAlert } from './send-wishlist-alert.ts'
import type { Area } from '../platform/area-shape.ts'

export const area = {
  routes: [wishlistRoutes],
  jobs: {
    alert_stock_requests: alertStockRequests,
    send_stock_alert: sendStockAlert,
    alert_wishlists: alertWishlists,
    send_wishlist_alert: sendWishlistAlert,
  },
  reminders: [findPriceDrops],
  deletions: { deleteStockRequests },
  emails: alertEmailExamples,
} satisfies Area
