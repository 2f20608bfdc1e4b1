import { previewConfig } from '../src/content/previews/preview-config'
import { environment } from '../src/platform/environment/environment'

export default () => ({
  autoOpen: false,
  auth: { secret: environment.ADMIN_JWT_SECRET },
  // Strapi counts in memory, by what the client says of itself. Ours counts in the database (src/features/editors/).
  rateLimit: { enabled: false },
  apiToken: { salt: environment.API_TOKEN_SALT },
  secrets: { encryptionKey: environment.ENCRYPTION_KEY },
  preview: previewConfig,
  // The admin makes no calls to Strapi: no telemetry, advertisements or surveys.
  ai: { enabled: false },
  flags: { nps: false, promoteEE: false, docLinks: false },
})
