/** spec §9: how long an access token lives. */
export const tokenSeconds = 1800

/** How long after its sign-in a customer's session ends, however much it is used. */
export const sessionSeconds = 30 * 24 * 3600

/** How long unused temporary accounts, and the mark that a customer was signed in here, live. */
export const rememberedSeconds = 30 * 24 * 3600
