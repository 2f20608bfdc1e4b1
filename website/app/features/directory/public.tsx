export { DirectoryBlock } from './directory-block.tsx'
export { LISTING_KEYS } from './listing/listing-filter.ts'
export { PartnersBlock } from './partners-block.tsx'
