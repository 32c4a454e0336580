import { testJourney } from './journey.ts'

await testJourney('cn')
