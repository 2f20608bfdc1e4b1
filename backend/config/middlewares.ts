import { strictTransport } from '@gevel/contract/strict-transport'
import { adminOrigin } from '../src/platform/environment/admin-origin'
import { environment } from '../src/platform/environment/environment'

export default () => [
  'global::request-log',
  'global::no-store',
  'strapi::errors',
  'global::valid-request',
  'global::rejected-input',
  'global::lost-database',
  'global::public-urls',
  'global::public-api',
  'global::statistics',
  'global::time-limits',
  'global::media-files',
  'global::upload-ranges',
  'global::content-security-policy',
  {
    name: 'strapi::security',
    config: {
      // would be merged with our own policy
      contentSecurityPolicy: false,
      frameguard: { action: 'deny' },
      hsts: strictTransport(adminOrigin, environment.HSTS) ?? false,
    },
  },
  { name: 'strapi::cors', config: { origin: [new URL(environment.SITE_URL).origin] } },
  'strapi::query',
  'global::readable-body',
  'global::uploads',
  // only `global::uploads` accepts files
  { name: 'strapi::body', config: { multipart: false, jsonLimit: '1mb', formLimit: '56kb', textLimit: '56kb' } },
  'strapi::session',
  'global::audit-log',
  'strapi::favicon',
  'strapi::public',
]
