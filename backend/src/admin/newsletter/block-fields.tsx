import { Box, Button, Flex, IconButton, Typography } from '@strapi/design-system'
import { ArrowDown, ArrowUp, Cross, Plus } from '@strapi/icons'
import { useState } from 'react'
import type { IssueBlock } from '../../features/newsletter/stored/issue-blocks'
import { AnswerField } from '../kit/action/answer-field'
import { idsOf, isSingle, moved, shownTypes, withIds } from './block-words'
import { ChoicePicker, ChoiceText } from './choice-picker'
import { TextFields } from './text-fields'
import type { Draft } from './use-draft'

interface BlockFieldsProps {
  block: IssueBlock
  draft: Draft
  /** of the block among the fields of the issue */
  path: string
  onChange: (block: IssueBlock) => void
}

/** What an editor changes of one block. */
export function BlockFields({ block, draft, path, onChange }: BlockFieldsProps) {
  if (block.type === 'text') return <TextFields block={block} draft={draft} path={path} onChange={onChange} />
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {'heading' in block && (
        <AnswerField
          field={{ name: 'heading', label: 'Kop', kind: 'text', isRequired: true }}
          value={block.heading}
          error={draft.messages[`${path}.heading`]}
          onChange={(heading) => onChange({ ...block, heading })}
        />
      )}
      {block.type === 'articles' && (
        <AnswerField
          field={{ name: 'isPro', label: 'In de kleuren van Gevel Pro', kind: 'check' }}
          value={block.isPro ? 'yes' : ''}
          onChange={(answer) => onChange({ ...block, isPro: answer === 'yes' })}
        />
      )}
      <Items block={block} draft={draft} onChange={onChange} />
    </Flex>
  )
}

interface ItemsProps {
  block: Exclude<IssueBlock, { type: 'text' }>
  draft: Draft
  onChange: (block: IssueBlock) => void
}

/** What a block shows, in its order. */
function Items({ block, draft, onChange }: ItemsProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const [type, ids] = [shownTypes[block.type], idsOf(block)]
  const showsOne = isSingle(block.type)
  const change = (changed: readonly number[]) => onChange(withIds(block, changed))
  return (
    <>
      <Box tag="ul">
        {ids.map((id, index) => {
          const choice = draft.titles[`${type} ${id}`] ?? {
            id,
            title: `Niet meer op de site (${id})`,
            note: 'Valt weg uit de mail',
          }
          return (
            <Flex key={id} tag="li" justifyContent="space-between" gap={3} wrap="wrap" paddingTop={1} paddingBottom={1}>
              <ChoiceText choice={choice} />
              {!showsOne && (
                <Flex gap={1}>
                  <IconButton
                    label={`${choice.title} omhoog`}
                    variant="ghost"
                    disabled={index === 0}
                    onClick={() => change(moved(ids, index, index - 1))}
                  >
                    <ArrowUp />
                  </IconButton>
                  <IconButton
                    label={`${choice.title} omlaag`}
                    variant="ghost"
                    disabled={index === ids.length - 1}
                    onClick={() => change(moved(ids, index, index + 1))}
                  >
                    <ArrowDown />
                  </IconButton>
                  <IconButton
                    label={`${choice.title} weghalen`}
                    variant="ghost"
                    onClick={() => change(ids.filter((one) => one !== id))}
                  >
                    <Cross />
                  </IconButton>
                </Flex>
              )}
            </Flex>
          )
        })}
      </Box>
      {ids.length === 0 && (
        <Typography textColor="neutral600">Dit blok is nog leeg, en valt dan weg uit de mail.</Typography>
      )}
      <Flex>
        <Button
          variant="tertiary"
          startIcon={<Plus />}
          aria-expanded={isChoosing}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          {showsOne ? 'Kies een andere' : 'Voeg toe'}
        </Button>
      </Flex>
      {isChoosing && (
        <ChoicePicker
          type={type}
          label="Wat komt erbij?"
          onChoose={(choice) => {
            draft.addTitle(`${type} ${choice.id}`, choice)
            change([...ids.filter((id) => id !== choice.id), choice.id])
            if (showsOne) setIsChoosing(false)
          }}
        />
      )}
    </>
  )
}
