import { testJourney } from './journey.ts'

await testJourney('zh')
