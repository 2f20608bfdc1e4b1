import { z } from 'zod'

/**
 * Strapi's service that encrypts with ENCRYPTION_KEY (AES-256-GCM). It returns null for data encrypted with another
 * key.
 */
const encryption = () => strapi.service('admin::encryption')

/** Encrypts a secret for storage. */
export function encryptSecret(secret: string): string {
  return z.string().parse(encryption().encrypt(secret))
}

/** @returns undefined when ENCRYPTION_KEY has changed since it was stored */
export function decryptSecret(stored: string): string | undefined {
  return encryption().decrypt(stored) ?? undefined
}
