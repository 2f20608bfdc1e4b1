export { DirectoryBlock } from './directory-block.tsx'
export { PartnerWall } from './partner-wall.tsx'
export { PartnersBlock } from './partners-block.tsx'
