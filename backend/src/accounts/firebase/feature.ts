import type { Feature } from '../../feature/feature'
import { removePerson } from './remove-person'
import { sendReset } from './send-reset'

export const firebaseMove: Feature = {
  jobs: [removePerson, sendReset],
}
