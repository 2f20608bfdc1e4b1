import { Fragment, type ReactNode } from 'react'
import { BlockRow } from './block-row.tsx'
import { isBodyBlock } from './body-block.ts'
import { groupIntoRows } from './group-into-rows.ts'
import type { PlacedBlock } from './place-blocks.server.ts'
import { TextColumn } from './text-column.tsx'

interface PageBlocksProps {
  blocks: PlacedBlock[]
  link: string
  /** shown below the first row of lists */
  afterFirst?: ReactNode
}

/**
 * A page's blocks: lists use the page's width and are side by side where they are narrower, text has its reading
 * width.
 */
export function PageBlocks({ blocks, link, afterFirst }: PageBlocksProps) {
  const runs = groups(blocks)
  return runs.map((group, at) => {
    const [first] = group
    const key = `${first?.__component}-${at}`
    const body = group.filter(isBodyBlock)
    if (body.length > 0) return <TextColumn key={key} blocks={body} isFirst={at === 0} />
    return groupIntoRows(group, ({ width }) => width).map((row, index) => {
      const isFirst = at === 0 && index === 0
      return (
        <Fragment key={`${key}-${index}`}>
          <BlockRow row={row} link={link} isFirst={isFirst} />
          {isFirst && afterFirst}
        </Fragment>
      )
    })
  })
}

/** Groups of body blocks and of lists, in their order. */
function groups(blocks: PlacedBlock[]): PlacedBlock[][] {
  const runs: PlacedBlock[][] = []
  for (const block of blocks) {
    const run = runs.at(-1)
    if (run?.[0] && isBodyBlock(run[0]) === isBodyBlock(block)) run.push(block)
    else runs.push([block])
  }
  return runs
}
