import type { Core } from '@strapi/strapi'
import { cleanFileName } from './file-name'

/** Cleans the name of a file of the media library whenever it is stored, also when an editor changes it later. */
export function cleanNamesOfFiles(strapi: Core.Strapi): void {
  const clean = ({ params: { data } }: { params: { data?: { name?: unknown } } }) => {
    if (data && typeof data.name === 'string') data.name = cleanFileName(data.name)
  }
  strapi.db.lifecycles.subscribe({ models: ['plugin::upload.file'], beforeCreate: clean, beforeUpdate: clean })
}
