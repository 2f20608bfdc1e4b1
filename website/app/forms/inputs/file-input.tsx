import { useRef } from 'react'
import { fileSize } from '../../ui/text/file-size.ts'
import { type FieldParts, useForm } from '../context/form-context.ts'
import type { FileField } from '../schema/fields.ts'
import { Frame, useDescribed } from './frame.tsx'
import { isRequired } from './native-attributes.ts'

/** Readable names of file types. */
const KINDS: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/vnd.oasis.opendocument.text': 'ODT',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
}

/** One or several files, with the accepted types shown beforehand. */
export function FileInput({ parts }: { parts: FieldParts<FileField> }) {
  const { field, id } = parts
  const { texts } = useForm()
  const input = useRef<HTMLInputElement>(null)
  const { state, control } = useDescribed(parts)
  const kinds = field.accept.map((type) => KINDS[type] ?? type).join(', ')
  const limits = `${id}-limits`

  function clear(): void {
    if (!input.current) return
    input.current.value = ''
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    input.current.focus()
  }

  return (
    <Frame parts={parts} state={state}>
      <div className="drop">
        <input
          {...control}
          ref={input}
          type="file"
          accept={field.accept.join(',')}
          multiple={field.multiple}
          required={isRequired(field)}
          aria-describedby={[limits, control['aria-describedby']].filter(Boolean).join(' ')}
        />
        {state.empty === false && (
          <button type="button" className="btn btn--quiet" onClick={clear}>
            {texts.clearFile}
          </button>
        )}
      </div>
      <p className="hint" id={limits}>
        {texts.filesUpTo(kinds, fileSize(field.maxBytes))}
      </p>
    </Frame>
  )
}
