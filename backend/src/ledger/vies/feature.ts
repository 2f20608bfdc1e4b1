import type { Feature } from '../../platform/feature/feature'
import { checkVatId } from './check-vat-id'

/** Checking VAT ids at the EU's own service, when `VIES_URL` is set. */
export const vies: Feature = {
  jobs: [checkVatId],
}
