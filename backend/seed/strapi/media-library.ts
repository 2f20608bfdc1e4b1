import { stat } from 'node:fs/promises'
import type { Core } from '@strapi/strapi'
import type { MediaIds } from '../documents/media'
import { inParallel } from './in-parallel'
import type { LibraryFile } from './library-files'

const fileType = 'plugin::upload.file'
const folderType = 'plugin::upload.folder'

async function ensureFolder(strapi: Core.Strapi, name: string): Promise<number> {
  const found = await strapi.db.query(folderType).findOne({ where: { name, parent: null } })
  return (found ?? (await strapi.plugin('upload').service('folder').create({ name, parent: null }))).id
}

async function ensureFolders(strapi: Core.Strapi, files: LibraryFile[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const name of new Set(files.map((file) => file.folder))) ids.set(name, await ensureFolder(strapi, name))
  return ids
}

/** Uploads a file as an editor does, unless it is there from an earlier run. */
async function ensureFile(strapi: Core.Strapi, file: LibraryFile, folder?: number): Promise<number> {
  const found = await strapi.db.query(fileType).findOne({ where: { name: file.fileName, folder } })
  if (found) return found.id
  const { size } = await stat(file.path)
  const [uploaded] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name: file.fileName, alternativeText: file.description, folder } },
      files: { filepath: file.path, originalFilename: file.fileName, mimetype: file.mime, size },
    })
  return uploaded.id
}

/**
 * Puts files into the media library.
 *
 * Strapi adds a random part to the name of each file. Here the name alone is enough: a picture then has the same URL on
 * every machine, and an upload that was cut off is written over instead of leaving a file that nobody knows. Its
 * search for damage is left out too: these pictures were drawn a moment ago.
 * @returns the library's number of each file
 */
export async function fillMediaLibrary(strapi: Core.Strapi, files: LibraryFile[]): Promise<MediaIds> {
  const upload = strapi.plugin('upload').service('upload')
  // The drawings are as they should be; what editors upload later is turned upright, and cut to size by the website.
  await upload.setSettings({ sizeOptimization: false, responsiveDimensions: false, autoOrientation: false })
  const images = strapi.plugin('upload').service('image-manipulation')
  images.generateFileName = (name: string) => name
  images.isFaultyImage = async () => false
  const folders = await ensureFolders(strapi, files)
  const ids = await inParallel(files, 4, (file) => ensureFile(strapi, file, folders.get(file.folder)))
  await upload.setSettings({ sizeOptimization: false, responsiveDimensions: false, autoOrientation: true })
  return new Map(files.map((file, at) => [file.name, ids[at] as number]))
}
