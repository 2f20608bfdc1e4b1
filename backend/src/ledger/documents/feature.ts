import type { Feature } from '../../platform/feature/feature'
import { documentRoutes } from './admin-document'
import { makeDocument } from './made-document'
import { ownDocument } from './own-document'
import { readDocuments } from './permission'

/** Files of customers, which only they and the desk can read. */
export const customerDocuments: Feature = {
  routes: [ownDocument],
  permissions: [readDocuments],
  adminRoutes: documentRoutes,
  jobs: [makeDocument],
}
