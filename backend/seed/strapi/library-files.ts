import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { bannerPictures } from '../advertisements/banner-pictures'
import { drawBanner } from '../advertisements/draw-banner'
import type { Content } from '../content/read-content'
import { allDrawings } from '../illustrations/drawings'
import { renderPng } from '../illustrations/render'
import { inParallel } from './in-parallel'

/** A file to add to the media library. */
export interface LibraryFile {
  folder: string
  /** its name in the texts and in the library and, for a picture, in its URL */
  name: string
  fileName: string
  path: string
  mime: string
  description: string
}

const mimes: Readonly<Record<string, string>> = { '.csv': 'text/csv', '.pdf': 'application/pdf' }

/** The files to download, unchanged from `files/`. */
function downloads(folder: string): LibraryFile[] {
  return readdirSync(folder).map((name) => {
    const mime = mimes[extname(name)]
    if (!mime) throw new Error(`No kind of file is known for ${name}`)
    return { folder: 'Bestanden', name, fileName: name, path: join(folder, name), mime, description: name }
  })
}

/**
 * Makes every file of the media library; pictures are rendered into a temporary folder.
 * @param seed `backend/seed`
 */
export async function makeLibraryFiles(seed: string, content: Content, scratch: string): Promise<LibraryFile[]> {
  const { partners, advertising } = content
  const owners = new Map(partners.map((partner) => [partner.logo, partner.name]))
  const ownerOf = (logo: string) => owners.get(logo) ?? 'een bedrijf'
  const drawings = allDrawings(join(seed, 'illustrations'), ownerOf)
  // Two at a time: each rendering keeps one thread of the picture library busy.
  const pictures = await inParallel(drawings, 2, async ({ folder, name, description, width, height, svg }) => {
    const path = join(scratch, `${name}.png`)
    await renderPng(svg, width, height, path)
    return { folder, name, fileName: `${name}.png`, path, mime: 'image/png', description }
  })
  const advertisements = await inParallel(bannerPictures(advertising.banners, partners), 2, async (picture) => {
    const { name, drawing, logo } = picture
    const path = join(scratch, `${name}.png`)
    await drawBanner(seed, picture, path)
    return {
      folder: 'Banners',
      name,
      fileName: `${name}.png`,
      path,
      mime: 'image/png',
      description: drawing?.heading ?? `Logo van ${ownerOf(logo)}`,
    }
  })
  return [...pictures, ...advertisements, ...downloads(join(seed, 'files'))]
}
