import { bankScreens } from './bank-screens.ts'
import { otherScreens } from './wallet-screens.ts'
import type { Manner } from './screens.ts'

export const manners: readonly Manner[] = [...bankScreens, ...otherScreens]
