import { createContext } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import type { Locale } from '#domain/locale.ts'

/** The language of the page being loaded. */
export const localeContext = createContext<Locale>()

/** Origin of the shop, for addresses that leave it. */
export const publicUrlContext = createContext<string>()

/**
 * The customer API as nobody in particular: what a loader may show to everybody. What it refuses
 * becomes the error page with that status.
 */
export const apiContext = createContext<ApiClient>()

/** The customer API as the holder of a token, for actions of forms sent without script. Throws `ApiError`. */
export const accountApiContext = createContext<(token: string | null) => ApiClient>()
