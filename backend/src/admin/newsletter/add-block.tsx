import { Button, Flex } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { useState } from 'react'
import type { IssueBlock } from '../../features/newsletter/stored/issue-blocks'
import { blockNames, isSingle, newBlock, type SingleType, shownTypes } from './block-words'
import { ChoicePicker } from './choice-picker'
import type { Draft } from './use-draft'

interface AddBlockProps {
  draft: Draft
  onAdd: (block: IssueBlock) => void
}

/** The buttons that add a block; for one that shows a single thing that is chosen first. */
export function AddBlock({ draft, onAdd }: AddBlockProps) {
  const [chosen, setChosen] = useState<SingleType>()
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex role="group" aria-label="Blok toevoegen" gap={2} wrap="wrap">
        {(Object.keys(blockNames) as IssueBlock['type'][]).map((type) => (
          <Button
            key={type}
            variant="tertiary"
            startIcon={<Plus />}
            onClick={() => {
              if (isSingle(type)) setChosen(type)
              else onAdd(newBlock(type, 0))
            }}
          >
            {blockNames[type]}
          </Button>
        ))}
      </Flex>
      {chosen && (
        <ChoicePicker
          type={shownTypes[chosen]}
          label={`Kies voor ${blockNames[chosen].toLowerCase()}`}
          onChoose={(choice) => {
            draft.addTitle(`${shownTypes[chosen]} ${choice.id}`, choice)
            onAdd(newBlock(chosen, choice.id))
            setChosen(undefined)
          }}
        />
      )}
    </Flex>
  )
}
