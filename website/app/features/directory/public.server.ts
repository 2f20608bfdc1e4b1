export { listPartners, listStrip } from './directory.server.ts'
export { listCompanies } from './listing/list-companies.ts'
export type { ListingFilter } from './listing/listing-filter.ts'
export { listingFilterSchema } from './listing/listing-params.ts'
