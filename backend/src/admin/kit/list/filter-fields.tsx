import { Field, Flex, Grid, SingleSelect, SingleSelectOption, TextInput } from '@strapi/design-system'
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'

const typingPauseMs = 400

interface ChoiceFieldProps {
  label: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  placeholder?: string
}

/** A select that can be cleared. */
export function ChoiceField({ label, value = '', options, onChange, placeholder = 'Alles' }: ChoiceFieldProps) {
  return (
    <Grid.Item col={2} s={6} xs={12} direction="column" alignItems="stretch">
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <SingleSelect
          value={value}
          placeholder={placeholder}
          clearLabel="Wis"
          onClear={() => onChange('')}
          onChange={(chosen) => onChange(String(chosen))}
        >
          {options.map((option) => (
            <SingleSelectOption key={option.value} value={option.value}>
              {option.label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Grid.Item>
  )
}

interface SearchFieldProps {
  label: string
  /** beside few other filters there is room for a long label */
  isWide: boolean
  value: string | undefined
  /** `isFurther` when it follows another text, of which the browser's history keeps no step */
  onChange: (text: string, isFurther: boolean) => void
}

/** A text to search by: sent after a pause in typing, on Enter, and on leaving the field. */
export function SearchField({ label, isWide, value = '', onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const sent = useRef(value)
  const name = useId()
  if (known !== value) {
    setKnown(value)
    // the filters were cleared, or came from another address; what was typed after the last request stays
    if (value !== sent.current) {
      sent.current = value
      setTyped(value)
    }
  }
  const send = () => {
    const text = typed.trim()
    if (text === sent.current) return
    const isFurther = sent.current !== ''
    sent.current = text
    onChange(text, isFurther)
  }
  const latest = useRef(send)
  latest.current = send
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing restarts the pause
  useEffect(() => {
    // other filters may change meanwhile
    const pause = setTimeout(() => latest.current(), typingPauseMs)
    return () => clearTimeout(pause)
  }, [typed])
  return (
    <Grid.Item col={isWide ? 4 : 2} s={isWide ? 12 : 6} xs={12} direction="column" alignItems="stretch">
      <Flex
        tag="form"
        direction="column"
        alignItems="stretch"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          send()
        }}
      >
        <Field.Root>
          <Field.Label>{label}</Field.Label>
          <TextInput
            type="search"
            name={name}
            maxLength={200}
            value={typed}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value)}
            onBlur={send}
          />
        </Field.Root>
      </Flex>
    </Grid.Item>
  )
}
