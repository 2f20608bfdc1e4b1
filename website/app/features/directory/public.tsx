export { DirectoryBlock } from './directory-block.tsx'
export { LogoWall } from './logo-wall.tsx'
export { PartnersBlock } from './partners-block.tsx'
