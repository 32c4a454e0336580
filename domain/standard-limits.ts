import { maxPictures } from './aftersales/max-pictures.ts'

/** Limits and deadlines of a shop whose owner has set no others. */
export const standardLimits = {
  review_images: maxPictures,
  payment_hours: 72,
  payment_hours_cash: 72,
  payment_minutes_card: 30,
  return_days: 14,
  try_on_hours: 2,
  assistant_discount_percent: 10,
  manager_discount_percent: 30,
  auto_accept_proofs: false,
  comments_wait: false,
} as const
