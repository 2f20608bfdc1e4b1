import type { SearchSuggestion } from '@gevel/contract/search'
import { Box, Field, Flex, Typography } from '@strapi/design-system'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useAdminData } from '../kit/data/use-admin-data'

const pauseMs = 250
const shortest = 2

interface LinkSearchProps {
  onChoose(target: { href: string; text: string }): void
}

/** In the link dialog: finds pages of the site by words of their title or text. */
export function LinkSearch({ onChoose }: LinkSearchProps) {
  const [words, setWords] = useState('')
  const searched = usePaused(words.trim())
  const path =
    searched.length < shortest ? undefined : `/admin/site/link-targets?${new URLSearchParams({ q: searched })}`
  const { data, isCurrent, error } = useAdminData<{ data: SearchSuggestion[] }>(path, { reloadsOnFocus: false })
  const targets = path && isCurrent ? data?.data : undefined
  return (
    <Field.Root width={{ initial: '100%', medium: '368px' }} hint="Alleen wat op de site staat.">
      <Flex direction="column" gap={1} alignItems="stretch">
        <Field.Label>Of zoek een pagina van de site</Field.Label>
        <Field.Input
          name="link-search"
          value={words}
          placeholder="Woorden uit de titel of de tekst"
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={keepEnter}
        />
        <Field.Hint />
        <Box role="status">
          {error && <Typography textColor="danger600">{error}</Typography>}
          {targets?.length === 0 && <Typography textColor="neutral600">Niets gevonden</Typography>}
        </Box>
        {targets && targets.length > 0 && (
          // the dialog grows upwards, out of sight
          <Box tag="ul" maxHeight="18rem" overflow="auto">
            {targets.map(({ href, text }) => (
              <li key={href}>
                <Target type="button" onClick={() => onChoose({ href, text })}>
                  <Typography tag="span" fontWeight="semiBold" textColor="neutral800">
                    {text}
                  </Typography>
                  <Typography tag="span" variant="pi" textColor="neutral600">
                    {href}
                  </Typography>
                </Target>
              </li>
            ))}
          </Box>
        )}
      </Flex>
    </Field.Root>
  )
}

/** The dialog is within the form, which Enter would submit. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

/** The text once nobody has typed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

const Target = styled.button`
  display: flex;
  flex-direction: column;
  gap: 2px;
  width: 100%;
  padding: 8px;
  border: 0;
  border-radius: 4px;
  background: none;
  text-align: start;
  cursor: pointer;
  overflow-wrap: anywhere;

  &:hover,
  &:focus-visible {
    background: ${({ theme }) => theme.colors.primary100};
  }
`
