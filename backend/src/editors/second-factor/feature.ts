import type { Feature } from '../../feature/feature'
import { editorSecondFactorRemovedMail } from './removed-mail'

export const secondFactor: Feature = {
  mails: [editorSecondFactorRemovedMail],
}
