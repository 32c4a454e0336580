import { createContext } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import type { Locale } from '#domain/locale.ts'

export const localeContext = createContext<Locale>()

/** Origin of the shop, for absolute URLs. */
export const publicUrlContext = createContext<string>()

/** The shop's theme as a style sheet, which the loader of every page fills in for its document. */
export const themeStyleContext = createContext<{ css: string }>()

/**
 * The customer API without a token: what a loader may show to everyone. An API error becomes the
 * error page with the same status.
 */
export const apiContext = createContext<ApiClient>()

/** The customer API with a token, for forms sent without JavaScript. Throws `ApiError`. */
export const accountApiContext = createContext<(token: string | null) => ApiClient>()
