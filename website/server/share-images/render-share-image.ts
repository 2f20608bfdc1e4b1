import { join } from 'node:path'
import sharp from 'sharp'
import { shareImageSize } from '../../app/ui/images/page-share-image.ts'
import type { SharedPage } from './shared-page.ts'
import { EDGE, MARK, wall } from './wall.ts'

const TITLE_TOP = 168
const TITLE_SPACE = { width: shareImageSize.width - 2 * EDGE, height: 300 } as const
const TITLE_SIZES = [96, 84, 72, 60, 50] as const
/** The length that fits in the smallest size, also in capitals. */
const MAX_CHARACTERS = 140

/** The site's own face for headlines; Pango reads no WOFF2. */
const FONT = { family: 'Archivo SemiBold', file: join(import.meta.dirname, 'archivo-head.ttf') }

/**
 * Renders the picture of a shared link, a PNG: the name of the site, the page's title, and a wall in the colours of the
 * edition.
 */
export async function renderShareImage({ title, siteName, edition }: SharedPage): Promise<Buffer> {
  const [heading, name] = await Promise.all([renderTitle(shorten(title)), renderText(siteName, MARK)])
  return sharp(Buffer.from(wall(edition)))
    .composite([
      { input: heading.data, left: EDGE, top: TITLE_TOP },
      { input: name.data, left: EDGE + 1.6 * MARK, top: EDGE + Math.round((MARK - name.info.height) / 2) },
    ])
    .png({ palette: true })
    .toBuffer()
}

/** In the largest size that fits. */
async function renderTitle(title: string) {
  for (const size of TITLE_SIZES) {
    const rendered = await renderText(title, size)
    if (rendered.info.height <= TITLE_SPACE.height && rendered.info.width <= TITLE_SPACE.width) return rendered
  }
  return renderText(title, TITLE_SIZES.at(-1) ?? 0, TITLE_SPACE.height)
}

function renderText(text: string, size: number, height?: number) {
  const markup = `<span foreground="#ffffff">${inMarkup(text)}</span>`
  const box = height === undefined ? { dpi: 72 } : { height }
  return sharp({
    text: {
      text: markup,
      // the comma ends the family, whose last word would else be a weight
      font: `${FONT.family}, ${size}`,
      fontfile: FONT.file,
      width: TITLE_SPACE.width,
      wrap: 'word-char',
      rgba: true,
      ...box,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}

function shorten(title: string): string {
  if (title.length <= MAX_CHARACTERS) return title
  const cut = title.slice(0, MAX_CHARACTERS)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_CHARACTERS / 2)).trimEnd()}…`
}

/** Pango reads markup, an XML without control characters. */
function inMarkup(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
