import { environment } from '../src/platform/environment/environment'
import { ensureMediaFolder } from '../src/platform/environment/media-folder'
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
