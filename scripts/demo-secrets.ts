import type { Secrets } from './secrets.ts'

/** Public: for trying, developing and testing on one's own machine. In production both programs reject them, by `secretProblem`. */
export const demoSecrets: Secrets = {
  APP_KEYS: 'demo-app-key-one-not-for-production,demo-app-key-two-not-for-production',
  API_TOKEN_SALT: 'demo-api-token-salt-not-for-production',
  ADMIN_JWT_SECRET: 'demo-admin-jwt-secret-not-for-production',
  JWT_SECRET: 'demo-jwt-secret-not-for-production',
  ENCRYPTION_KEY: 'demo-encryption-key-not-for-production',
  WEBSITE_KEY: 'demo-website-key-not-for-production',
  VAPID_SECRET: 'demo-vapid-secret-not-for-production',
}
