import type { Config } from '@react-router/dev/config'
import shop from '../../react-router.config.ts'

/** A shop of two pages with the real entries, so that the start is tested apart from any screen. */
export default {
  ...shop,
  appDirectory: 'app',
  buildDirectory: '../../.cache/start-on-intent',
} satisfies Config
