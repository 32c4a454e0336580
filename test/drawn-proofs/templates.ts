import { bankScreens } from './bank-screens.ts'
import { otherScreens } from './wallet-screens.ts'
import type { ProofTemplate } from './screens.ts'

export const templates: readonly ProofTemplate[] = [...bankScreens, ...otherScreens]
