import type { ProofScreen } from './screen.ts'
import {
  largeSumEnglish,
  rowsChinese,
  serifEnglish,
  stackedEnglish,
  stripedChinese,
} from './screens/large-banks.ts'
import { cashMachine, counterForm, deskEnglish, textMessage } from './screens/paper-and-desktop.ts'
import {
  darkChinese,
  darkEnglish,
  gradientSimplified,
  greyCardsChinese,
} from './screens/virtual-banks.ts'
import {
  blueWallet,
  greenWallet,
  octopusEnglish,
  payMeChinese,
  payMeEnglish,
} from './screens/wallets.ts'

/** The order matters: every second one is held back (`halfOf`). */
export const proofScreens: readonly ProofScreen[] = [
  stackedEnglish,
  rowsChinese,
  stripedChinese,
  largeSumEnglish,
  darkChinese,
  darkEnglish,
  payMeEnglish,
  payMeChinese,
  serifEnglish,
  greyCardsChinese,
  gradientSimplified,
  blueWallet,
  octopusEnglish,
  greenWallet,
  deskEnglish,
  cashMachine,
  textMessage,
  counterForm,
]
