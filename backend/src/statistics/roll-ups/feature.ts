import type { Feature } from '../../feature/feature'
import { rollUpDays } from './roll-up-days'
import { rollUpHours } from './roll-up-hours'

export const statisticsRollUps: Feature = { jobs: [rollUpHours, rollUpDays] }
