import type { FilledBlock } from './fill-blocks.server.ts'

const STATIC = [
  'blocks.front',
  'blocks.articles',
  'blocks.story',
  'blocks.agenda',
  'blocks.vacancies',
  'blocks.magazine',
  'blocks.most-read',
  'blocks.figure-of-month',
  'blocks.partners',
  'blocks.links',
] as const

/** A list without anything that a script follows. */
export type StaticBlock = Extract<FilledBlock, { __component: (typeof STATIC)[number] }>

/** Whether a block is such a list. */
export function isStaticBlock(block: FilledBlock): block is StaticBlock {
  return STATIC.some((component) => component === block.__component)
}
