import type { Config } from '@react-router/dev/config'
import shop from '../../react-router.config.ts'

/** A two-page shop with the real entry files, to test start-up independently of any screen. */
export default {
  ...shop,
  appDirectory: 'app',
  buildDirectory: '../../.cache/start-on-intent',
} satisfies Config
