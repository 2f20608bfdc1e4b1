import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Maximum pixels of one canvas: phones refuse more. */
const MOST_PIXELS = 16_000_000

/**
 * Renders a page at the size of its container, and replaces the previous rendering when complete.
 * @param signal ends it; nothing is then replaced
 */
export async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  container: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const page = await pdf.getPage(number)
  const cssWidth = container.clientWidth
  if (signal.aborted || cssWidth === 0) return
  const scale = cssWidth / page.getViewport({ scale: 1 }).width
  const shown = page.getViewport({ scale })
  const sharpness = Math.min(window.devicePixelRatio, Math.sqrt(MOST_PIXELS / (shown.width * shown.height)))
  const viewport = page.getViewport({ scale: scale * sharpness })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  const rendering = page.render({ canvas, viewport })
  const cancel = () => rendering.cancel()
  signal.addEventListener('abort', cancel)
  try {
    await rendering.promise
    const text = document.createElement('div')
    text.className = 'reader__text'
    text.style.setProperty('--total-scale-factor', String(scale))
    await new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport: shown }).render()
    if (!signal.aborted) container.replaceChildren(canvas, text)
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
