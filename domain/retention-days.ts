/** How many days each kind of data is kept unless the owner sets another number. */
export const retentionDays = {
  proof_days: 180,
  visitor_days: 30,
  enquiry_days: 730,
  message_days: 180,
  search_days: 400,
  webhook_days: 30,
} as const
