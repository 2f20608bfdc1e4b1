import { useEffect } from 'react'
import { fieldId, useForm } from '../../../forms/context/form-context.ts'
import { Field } from '../../../forms/field.tsx'
import { applyMark, type Mark } from './apply-mark.ts'
import { pastedText } from './pasted-text.ts'

const MARKS: readonly { mark: Mark; label: string }[] = [
  { mark: 'bold', label: 'Vet' },
  { mark: 'heading', label: 'Kop' },
  { mark: 'list', label: 'Lijst' },
  { mark: 'link', label: 'Link' },
]

/**
 * The field of a marked text, with buttons that write its marks. What is pasted from Word or Google Docs keeps its headings, lists, bold text
 * and links, and nothing else. Without scripts it is a plain field.
 */
export function BodyEditor({ name }: { name: string }) {
  const { id } = useForm()
  const controlId = fieldId(id, name)

  useEffect(() => {
    const area = document.getElementById(controlId)
    if (!(area instanceof HTMLTextAreaElement)) return
    const ended = new AbortController()
    area.addEventListener(
      'paste',
      (event) => {
        const html = event.clipboardData?.getData('text/html')
        const text = html ? pastedText(html) : ''
        if (text === '') return
        event.preventDefault()
        insertText(area, text)
      },
      { signal: ended.signal },
    )
    return () => ended.abort()
  }, [controlId])

  function write(mark: Mark) {
    const area = document.getElementById(controlId)
    if (!(area instanceof HTMLTextAreaElement)) return
    const { value, selectionStart, selectionEnd } = area
    const changed = applyMark(mark, value, selectionStart, selectionEnd)
    area.setSelectionRange(changed.from, changed.to)
    insertText(area, changed.text)
    area.setSelectionRange(changed.selectFrom, changed.selectTo)
  }

  return (
    <div className="body-editor">
      <Field name={name} />
      {/* with the page: appearing later it would move the button that is being pressed */}
      <div
        className="body-editor__marks"
        role="toolbar"
        aria-label="Opmaak"
        aria-controls={controlId}
        data-needs-script
      >
        {MARKS.map(({ mark, label }) => (
          <button key={mark} type="button" className="btn btn--quiet" onClick={() => write(mark)}>
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Inserts at the selection as if it were typed, so that it can be undone and the form notices it. */
function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus()
  // the only way that keeps the browser's undo
  if (document.execCommand('insertText', false, text)) return
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
