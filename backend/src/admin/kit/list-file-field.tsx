import { Button, Field } from '@strapi/design-system'
import { useRef } from 'react'

interface ListFileFieldProps {
  id: string
  /** gets the chosen file, also the same one again */
  onFile: (file: File | undefined) => void
}

/** Chooses a file with a list, as CSV or plain text, in place of pasting it. */
export function ListFileField({ id, onFile }: ListFileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Field.Root id={id}>
      <Field.Label>Of kies een bestand</Field.Label>
      {/* that of the browser is in its own language and type, and names no file once it was read */}
      <input
        id={id}
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={({ target }) => {
          onFile(target.files?.[0])
          // so that the same file can be chosen again after a correction
          target.value = ''
        }}
      />
      <Button variant="tertiary" style={{ alignSelf: 'flex-start' }} onClick={() => input.current?.click()}>
        Bladeren
      </Button>
    </Field.Root>
  )
}
