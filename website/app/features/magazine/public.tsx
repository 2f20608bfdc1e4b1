export { MagazineBlock } from './magazine-block.tsx'
