import type { Feature } from '../../../platform/feature/feature'
import { rollUpDays } from './roll-up-days'
import { rollUpHours } from './roll-up-hours'
import { rollUpMonths } from './roll-up-months'

export const statisticsRollUps: Feature = { jobs: [rollUpHours, rollUpDays, rollUpMonths] }
