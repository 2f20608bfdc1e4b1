export { DirectoryBlock } from './directory-block.tsx'
export { LISTING_KEYS } from './listing/listing-filter.ts'
export { LogoWall } from './logo-wall.tsx'
export { PartnersBlock } from './partners-block.tsx'
