import { registrationJourneys } from '../../registration-journeys.ts'

registrationJourneys(false)
