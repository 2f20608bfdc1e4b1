import { Button, Flex } from '@strapi/design-system'
import { type FormEvent, type ReactNode, useState } from 'react'
import { type FieldErrors, fieldErrorsOf } from './field-errors'
import { valuesOf } from './form-field'

interface FieldFormProps {
  label: string
  variant?: 'default' | 'danger-light'
  /** submits the values; an error it throws is shown at the fields, or above the button */
  onSend: (values: Record<string, string>) => Promise<void>
  children: (errors: FieldErrors) => ReactNode
  onCancel?: () => void
}

/** A form that shows the backend's messages at its fields, and is cleared after success. */
export function FieldForm({ label, variant, onSend, onCancel, children }: FieldFormProps) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setIsBusy] = useState(false)
  const send = async (form: HTMLFormElement) => {
    setIsBusy(true)
    setErrors({})
    try {
      await onSend(valuesOf(form))
      form.reset()
    } catch (error) {
      setErrors(fieldErrorsOf(error))
    }
    setIsBusy(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(event.currentTarget)
  }
  return (
    <form onSubmit={submit}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        {children(errors)}
        <Flex gap={2}>
          <Button type="submit" loading={isBusy} variant={variant ?? 'default'}>
            {label}
          </Button>
          {onCancel && (
            <Button type="button" variant="tertiary" onClick={onCancel}>
              Annuleren
            </Button>
          )}
        </Flex>
      </Flex>
    </form>
  )
}
