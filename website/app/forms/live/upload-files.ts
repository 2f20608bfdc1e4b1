import { type FormFailure, isFailure } from '../schema/failure.ts'

/** The response to a form that was sent with its files. */
export type UploadResult = { path: string } | { failure: FormFailure }

interface Sending {
  onProgress: (part: number) => void
  signal: AbortSignal
}

/**
 * Posts a form as the browser would, with progress: `fetch`, and so React Router, has none. The response is the page
 * it redirects to, or the form again, which contains its failure (`data-failure`).
 * @throws Error when it does not arrive; AbortError when it was cancelled
 */
export function uploadFiles(address: string, body: FormData, { onProgress, signal }: Sending): Promise<UploadResult> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('Accept', 'text/html')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const failure = failureIn(request.responseText)
      if (failure) resolve({ failure })
      else if (request.status < 400) resolve({ path: pathOf(request.responseURL) })
      else reject(new Error(`The form was answered with ${request.status}`))
    }
    request.onerror = () => reject(new Error('The form did not arrive'))
    request.onabort = () => reject(new DOMException('Sending was cancelled', 'AbortError'))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

function failureIn(html: string): FormFailure | undefined {
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form[data-failure]')
  const failure: unknown = JSON.parse(form?.getAttribute('data-failure') ?? 'null')
  return isFailure(failure) ? failure : undefined
}
