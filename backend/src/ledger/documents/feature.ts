import type { Feature } from '../../platform/feature/feature'
import { makeDocument } from './make-document'

/** Files of customers, which only they can read. */
export const customerDocuments: Feature = {
  jobs: [makeDocument],
}
