import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { environment } from '../src/platform/environment/environment'
import { StrapiTransport } from '../src/platform/logging/strapi-transport'

export default () => ({
  host: environment.HOST,
  port: environment.PORT,
  url: environment.BACKEND_URL,
  // The website is the reverse proxy, and forwards the client address and protocol.
  proxy: { koa: true },
  app: { keys: environment.APP_KEYS },
  // The local provider of the media library stores its files in `<public>/uploads`.
  dirs: { public: ensureMediaFolder(environment.MEDIA_DIR) },
  logger: { config: { transports: [new StrapiTransport()] }, updates: { enabled: false }, startup: { enabled: false } },
  transfer: { remote: { enabled: false } },
  mcp: { enabled: false },
  webhooks: { populateRelations: false },
})

/**
 * Creates the folder for uploads inside `folder`: the media library does not start without it.
 * @returns `folder` itself
 */
function ensureMediaFolder(folder: string): string {
  mkdirSync(path.join(folder, 'uploads'), { recursive: true })
  return folder
}
