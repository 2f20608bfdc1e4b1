import { accountJourneys } from '../account-journeys.ts'

accountJourneys(true)
