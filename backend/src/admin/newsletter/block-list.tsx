import { Box, Flex, IconButton, Typography, VisuallyHidden } from '@strapi/design-system'
import { ArrowDown, ArrowUp, Drag, Trash } from '@strapi/icons'
import { type DragEvent, useState } from 'react'
import type { IssueBlock } from '../../features/newsletter/stored/issue-blocks'
import { AddBlock } from './add-block'
import { BlockFields } from './block-fields'
import { blockNames, moved } from './block-words'
import type { Draft } from './use-draft'

/** The blocks of an issue, to be dragged to their order; buttons do that without a mouse. */
export function BlockList({ draft }: { draft: Draft }) {
  const { blocks } = draft.values
  const [dragged, setDragged] = useState<number>()
  const [announcement, announce] = useState('')
  const change = (changed: IssueBlock[]) => draft.change({ blocks: changed })
  const move = (from: number, to: number) => {
    const block = blocks[from]
    if (!block || to < 0 || to >= blocks.length || from === to) return
    change(moved(blocks, from, to))
    announce(`${titleOf(block)} staat nu op plaats ${to + 1} van ${blocks.length}.`)
  }
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault()
    if (dragged !== undefined) move(dragged, to)
    setDragged(undefined)
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex tag="ol" direction="column" alignItems="stretch" gap={3} aria-label="Blokken">
        {blocks.map((block, index) => (
          <Box
            key={block.id}
            tag="li"
            padding={4}
            hasRadius
            borderColor="neutral200"
            background={dragged === index ? 'primary100' : 'neutral0'}
            onDragOver={(event: DragEvent) => event.preventDefault()}
            onDrop={(event: DragEvent) => drop(event, index)}
          >
            <Flex justifyContent="space-between" gap={2} wrap="wrap" paddingBottom={3}>
              <Flex
                gap={2}
                minWidth={0}
                draggable
                onDragStart={() => setDragged(index)}
                onDragEnd={() => setDragged(undefined)}
                style={{ cursor: 'grab' }}
              >
                <Drag aria-hidden />
                <Typography tag="h3" variant="omega" fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
                  {titleOf(block)}
                </Typography>
              </Flex>
              <Flex gap={1}>
                <IconButton
                  label={`${titleOf(block)} omhoog`}
                  variant="ghost"
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={`${titleOf(block)} omlaag`}
                  variant="ghost"
                  disabled={index === blocks.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown />
                </IconButton>
                <IconButton
                  label={`${titleOf(block)} weghalen`}
                  variant="ghost"
                  onClick={() => {
                    change(blocks.filter((one) => one !== block))
                    announce(`${titleOf(block)} is weggehaald.`)
                  }}
                >
                  <Trash />
                </IconButton>
              </Flex>
            </Flex>
            <BlockFields
              block={block}
              draft={draft}
              path={`blocks.${index}`}
              onChange={(changed) => change(blocks.map((one, place) => (place === index ? changed : one)))}
            />
          </Box>
        ))}
      </Flex>
      <AddBlock draft={draft} onAdd={(block) => change([...blocks, block])} />
      <VisuallyHidden>
        <p role="status">{announcement}</p>
      </VisuallyHidden>
    </Flex>
  )
}

/** A block by its heading, or by what it is. */
function titleOf(block: IssueBlock): string {
  const heading = 'heading' in block ? block.heading : null
  return heading ? `${blockNames[block.type]}: ${heading}` : blockNames[block.type]
}
