export { PageBlocks } from './page-blocks.tsx'
