import { Button, Flex } from '@strapi/design-system'
import type { FormEvent } from 'react'
import { FormField, valuesOf } from '../form-field'

interface CodeFormProps {
  isBusy: boolean
  label?: string
  onSend: (code: string) => void
  onBack: () => void
}

/** The log-in step for the second factor. */
export function CodeForm({ isBusy, label = 'Code', onSend, onBack }: CodeFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(valuesOf(event.currentTarget).code ?? '')
  }
  return (
    <form onSubmit={send}>
      <Flex direction="column" alignItems="stretch" gap={5}>
        <FormField label={label} name="code" autoComplete="one-time-code" autoFocus />
        <Button type="submit" fullWidth loading={isBusy}>
          Inloggen
        </Button>
        <Button type="button" variant="tertiary" fullWidth onClick={onBack}>
          Terug
        </Button>
      </Flex>
    </form>
  )
}
