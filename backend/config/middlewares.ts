import { environment } from '../src/environment/environment'
import { mediaOrigins } from '../src/environment/media-store'

const media = mediaOrigins(environment)

export default () => [
  'global::request-log',
  'strapi::errors',
  'global::lost-database',
  'global::public-urls',
  'global::public-api',
  'global::time-limits',
  'global::media-files',
  'global::upload-ranges',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          'connect-src': ["'self'"],
          'img-src': ["'self'", 'data:', 'blob:', ...media],
          'media-src': ["'self'", 'data:', 'blob:', ...media],
          upgradeInsecureRequests: null,
        },
      },
    },
  },
  { name: 'strapi::cors', config: { origin: [new URL(environment.SITE_URL).origin] } },
  'strapi::query',
  'global::readable-body',
  'global::uploads',
  // files are for `global::uploads` alone
  { name: 'strapi::body', config: { multipart: false, jsonLimit: '1mb', formLimit: '56kb', textLimit: '56kb' } },
  'strapi::session',
  'global::audit-log',
  'strapi::favicon',
  'strapi::public',
]
