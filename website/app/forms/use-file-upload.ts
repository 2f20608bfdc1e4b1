import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { FormFailure } from './schema/failure.ts'
import type { FORM_TEXTS } from './schema/form-texts.ts'

type State =
  | { kind: 'idle' }
  | { kind: 'sending'; part: number }
  | { kind: 'cancelled' }
  | { kind: 'refused'; failure: FormFailure }

/** Whether a file has been chosen: only then is there progress to show. */
export function hasFiles(form: HTMLFormElement): boolean {
  return [...form.elements].some((one) => one instanceof HTMLInputElement && (one.files?.length ?? 0) > 0)
}

/** Sends a form with files, with progress and a way to cancel; the form keeps its input until the upload has finished. */
export function useFileUpload(texts: (typeof FORM_TEXTS)['nl']) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const controller = useRef<AbortController>(undefined)
  const navigate = useNavigate()
  // leaving the page aborts it, as in any browser, and its arrival does not navigate back
  useEffect(() => () => controller.current?.abort(), [])

  async function send(address: string, body: FormData): Promise<void> {
    controller.current = new AbortController()
    const { signal } = controller.current
    try {
      const { uploadFiles } = await import('./live/upload-files.ts')
      const sending = uploadFiles(address, body, { signal, onProgress: (part) => setState({ kind: 'sending', part }) })
      setState({ kind: 'sending', part: 0 })
      const response = await sending
      if ('failure' in response) return setState({ kind: 'refused', failure: response.failure })
      await navigate(response.path)
      setState({ kind: 'idle' })
    } catch {
      const failure = { fields: {}, entries: {}, message: texts.sendingFailed }
      setState(signal.aborted ? { kind: 'cancelled' } : { kind: 'refused', failure })
    }
  }

  return {
    state,
    send,
    cancel: () => controller.current?.abort(),
    forget: () => setState({ kind: 'idle' }),
  }
}
