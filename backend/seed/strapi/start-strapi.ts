import { join } from 'node:path'
import { type Core, createStrapi } from '@strapi/strapi'

/**
 * Starts the backend without its server: tables, roles and services exist, no port is opened.
 * @param backend folder of the backend, with its compiled programs in `dist`
 */
export async function startStrapi(backend: string): Promise<Core.Strapi> {
  // Relative settings, such as the media folder, are relative to the backend's folder as they are when it serves.
  process.chdir(backend)
  return createStrapi({ appDir: backend, distDir: join(backend, 'dist') }).load()
}
