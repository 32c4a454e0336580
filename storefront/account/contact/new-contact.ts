/** What an account is reached by and signs in with. */
export type ContactKind = 'email' | 'phone'

/** As the API takes it. */
export type NewContact = { email: string } | { area_code: string; phone: string }
