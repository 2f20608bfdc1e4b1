import { environment } from '../src/environment/environment'

export default () => ({
  autoOpen: false,
  auth: { secret: environment.ADMIN_JWT_SECRET },
  // Strapi's counts in memory, by what a client says of itself; ours counts in the database (src/editors/).
  rateLimit: { enabled: false },
  apiToken: { salt: environment.API_TOKEN_SALT },
  secrets: { encryptionKey: environment.ENCRYPTION_KEY },
  // Nothing of the admin calls home, advertises or asks for a rating.
  ai: { enabled: false },
  flags: { nps: false, promoteEE: false, docLinks: false },
})
