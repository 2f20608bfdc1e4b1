import type { Feature } from '../../../platform/feature/feature'
import { cleanUpPush } from './clean-up'
import { deliverNotices } from './deliver-notices'

export const pushDelivery: Feature = { jobs: [deliverNotices, cleanUpPush] }
