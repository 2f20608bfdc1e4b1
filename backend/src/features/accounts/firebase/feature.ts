import type { Feature } from '../../../platform/feature/feature'
import { removeFirebaseUser } from './remove-firebase-user'
import { sendReset } from './send-reset'

export const firebaseMove: Feature = {
  jobs: [removeFirebaseUser, sendReset],
}
