import { z } from 'zod'

/** Strapi's service that encrypts with ENCRYPTION_KEY (AES-256-GCM). It gives null for what another key encrypted. */
const encryption = () => strapi.service('admin::encryption')

/** A secret as the database keeps it. */
export function encryptSecret(secret: string): string {
  return z.string().parse(encryption().encrypt(secret))
}

/** @returns undefined when ENCRYPTION_KEY is another one than when it was stored */
export function decryptSecret(stored: string): string | undefined {
  return encryption().decrypt(stored) ?? undefined
}
