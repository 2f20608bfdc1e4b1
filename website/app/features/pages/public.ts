export { PageBlocks } from './blocks/page-blocks.tsx'
