import { environment } from '../src/environment/environment'
import { ensureMediaFolder } from '../src/environment/media-folder'
import { StrapiTransport } from '../src/logging/strapi-transport'

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
