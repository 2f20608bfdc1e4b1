import type { Core } from '@strapi/strapi'
import { cleanFileName } from '../../platform/uploads/file-name'

/** Sanitises the name of a file in the media library whenever it is stored, also when an editor renames it. */
export function cleanNamesOfFiles(strapi: Core.Strapi): void {
  const clean = ({ params: { data } }: { params: { data?: { name?: unknown } } }) => {
    if (data && typeof data.name === 'string') data.name = cleanFileName(data.name)
  }
  strapi.db.lifecycles.subscribe({ models: ['plugin::upload.file'], beforeCreate: clean, beforeUpdate: clean })
}
