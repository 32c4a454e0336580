import { testJourney } from './journey.ts'

await testJourney('en')
