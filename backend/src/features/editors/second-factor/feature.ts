import type { Feature } from '../../../platform/feature/feature'
import { editorSecondFactorRemovedMail } from './removed-mail'

export const secondFactor: Feature = {
  mails: [editorSecondFactorRemovedMail],
}
