import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { maxIssuePages } from '@gevel/contract/issue-pages'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import type { ParsedPage, ParserMessage } from '../parsed-page'
import { PdfProblem } from '../parsed-page'
import { linesOf } from './lines-of'

const sentences: Readonly<Record<string, string>> = {
  PasswordException: 'Deze pdf is beveiligd met een wachtwoord. Bewaar haar zonder wachtwoord en upload haar opnieuw.',
  InvalidPDFException:
    'Deze pdf is beschadigd en kan niet worden gelezen. Bewaar haar opnieuw en probeer het nog eens.',
}

const otherwise = 'Deze pdf kan niet worden gelezen. Bewaar haar opnieuw en probeer het nog eens.'

/** Widths of the pictures, in pixels; no height is more than twice as much. */
const largeWidth = 1240
const smallWidth = 180
/** A higher effort takes twice as long, for files that are 3% smaller. */
const webp = { quality: 78, effort: 2 } as const
/** Maximum pixels of an embedded picture; larger ones are skipped. */
const maxPicturePixels = 60_000_000

const library = path.dirname(require.resolve('pdfjs-dist/package.json'))

/**
 * The process that parses a PDF: `pdf-worker.js {file} {folder}`. Nothing in the file is executed: there is no
 * scripting, no XFA and no evaluation of functions.
 */
async function main(file = '', folder = ''): Promise<void> {
  const data = new Uint8Array(await readFile(file))
  const loading = getDocument({
    data,
    cMapUrl: `${library}/cmaps/`,
    standardFontDataUrl: `${library}/standard_fonts/`,
    wasmUrl: `${library}/wasm/`,
    enableXfa: false,
    maxImageSize: maxPicturePixels,
    stopAtErrors: false,
    verbosity: 0,
  })
  const pdf = await loading.promise
  if (pdf.numPages < 1)
    throw new PdfProblem('Deze pdf heeft geen pagina’s. Bewaar haar opnieuw en probeer het nog eens.')
  if (pdf.numPages > maxIssuePages)
    throw new PdfProblem(`Deze pdf heeft ${pdf.numPages} pagina’s. Een nummer heeft er hoogstens ${maxIssuePages}.`)
  for (let page = 1; page <= pdf.numPages; page++) send({ page: await parsePage(await pdf.getPage(page), folder) })
}

async function parsePage(page: PDFPageProxy, folder: string): Promise<ParsedPage> {
  const number = page.pageNumber
  const { width, height } = page.getViewport({ scale: 1 })
  if (!(width >= 10 && height >= 10 && height <= width * 10 && width <= height * 10))
    throw new PdfProblem(
      `Pagina ${number} heeft een onmogelijke maat: ${Math.round(width)} × ${Math.round(height)} punten.`,
    )
  const { items } = await page.getTextContent()
  const scale = Math.min(largeWidth / width, (2 * largeWidth) / height)
  const viewport = page.getViewport({ scale })
  const canvas: Canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  // the types of the browser's canvas and of this one differ in details that pdf.js does not use
  const target: unknown = canvas
  await page.render({ canvas: target as HTMLCanvasElement, viewport, intent: 'display' }).promise
  const [small, large] = ['small', 'large'].map((size) => path.join(folder, `${number}-${size}.webp`)) as [
    string,
    string,
  ]
  const picture = pixelsOf(canvas)
  await picture.clone().webp(webp).toFile(large)
  await picture.clone().resize({ width: smallWidth }).webp(webp).toFile(small)
  page.cleanup()
  return { page: number, width, height, text: linesOf(items.filter((item) => 'str' in item)), small, large }
}

/** pdf.js fills the page with white first: nothing is transparent. */
function pixelsOf(canvas: Canvas) {
  const raw = { width: canvas.width, height: canvas.height, channels: 4 } as const
  return sharp(canvas.data(), { raw }).removeAlpha()
}

function send(message: ParserMessage): void {
  process.send?.(message)
}

// the process does nothing else: each extra thread would need memory
sharp.concurrency(1)
sharp.cache(false)
main(...process.argv.slice(2)).then(
  () => send({ done: true }),
  (error: unknown) => {
    const problem = problemOf(error)
    send(problem ? { problem } : { failure: String(error) })
  },
)

/**
 * The Dutch sentence about an error of pdf.js that is caused by the file; undefined for one of the system, such as a full
 * disk, after which another attempt can succeed.
 */
function problemOf(error: unknown): string | undefined {
  if (error instanceof PdfProblem) return error.message
  if (!(error instanceof Error) || 'syscall' in error) return undefined
  return sentences[error.name] ?? otherwise
}
