import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system'
import { type ChangeEvent, useState } from 'react'
import type { BlockChoice, ChoiceType } from '../../features/newsletter/issues/block-choices'
import { useAdminData } from '../kit/data/use-admin-data'
import { NEWSLETTER } from './newsletter-words'

interface ChoicePickerProps {
  type: ChoiceType
  label: string
  onChoose: (choice: BlockChoice) => void
}

/** Finds what a block can show by its title, and chooses one. */
export function ChoicePicker({ type, label, onChoose }: ChoicePickerProps) {
  const [words, setWords] = useState('')
  const query = new URLSearchParams({ type, q: words })
  const { data, error } = useAdminData<{ data: BlockChoice[] }>(`${NEWSLETTER}/choices?${query}`, {
    reloadsOnFocus: false,
  })
  const choices = data?.data ?? []
  return (
    <Box padding={3} background="neutral100" hasRadius>
      <Field.Root hint="De nieuwste staan bovenaan.">
        <Field.Label>{label}</Field.Label>
        <TextInput
          type="search"
          value={words}
          placeholder="Zoek op titel"
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => setWords(target.value)}
        />
        <Field.Hint />
      </Field.Root>
      {error && (
        <Typography tag="p" textColor="danger600" role="alert">
          {error}
        </Typography>
      )}
      <Box tag="ul" paddingTop={2} style={{ maxHeight: '24rem', overflowY: 'auto' }}>
        {choices.map((choice) => (
          <Flex
            key={choice.id}
            tag="li"
            justifyContent="space-between"
            gap={3}
            wrap="wrap"
            paddingTop={1}
            paddingBottom={1}
          >
            <ChoiceText choice={choice} />
            <Button variant="secondary" size="S" aria-label={`Kies ${choice.title}`} onClick={() => onChoose(choice)}>
              Kies
            </Button>
          </Flex>
        ))}
      </Box>
      {data && choices.length === 0 && <Typography textColor="neutral600">Niets gevonden.</Typography>}
    </Box>
  )
}

/** The title of something with what tells it from others. */
export function ChoiceText({ choice: { title, note } }: { choice: BlockChoice }) {
  return (
    <Box minWidth={0}>
      <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {note}
      </Typography>
    </Box>
  )
}
