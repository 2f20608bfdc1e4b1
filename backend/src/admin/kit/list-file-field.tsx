import { Field } from '@strapi/design-system'

interface ListFileFieldProps {
  id: string
  /** gets the chosen file, also the same one again */
  onFile: (file: File | undefined) => void
}

/** Chooses a file with a list, as CSV or plain text, in place of pasting it. */
export function ListFileField({ id, onFile }: ListFileFieldProps) {
  return (
    <Field.Root id={id}>
      <Field.Label>Of kies een bestand</Field.Label>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        style={{ font: 'inherit', fontSize: '1.4rem', color: 'inherit', maxWidth: '100%' }}
        onChange={({ target }) => {
          onFile(target.files?.[0])
          // so that the same file can be chosen again after a correction
          target.value = ''
        }}
      />
    </Field.Root>
  )
}
