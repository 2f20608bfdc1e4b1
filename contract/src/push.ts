import { z } from 'zod'
import { editionSchema } from './editions.ts'
import { momentSchema } from './primitives.ts'
import { pushTopics } from './push-topics.ts'
import { requiredText } from './required-text.ts'

export const pushTopicSchema = z.enum(pushTopics)

const hourField = z.int().min(0).max(23)

/** What a device is notified of, and when not. */
export const pushSettingsSchema = z.object({
  topics: z.array(pushTopicSchema).min(1, requiredText('Een onderwerp')).max(10),
  /** of `followed` both editions count */
  editions: z.array(editionSchema).min(1, requiredText('Een editie')).max(10),
  /** in Dutch time, from the first hour up to the second; notices wait until it has ended */
  quiet: z
    .object({ from: hourField, until: hourField })
    .refine(({ from, until }) => from !== until, 'Kies twee verschillende uren.')
    .nullable(),
})
export type PushSettings = z.infer<typeof pushSettingsSchema>

const unreadable = 'Dit adres voor meldingen klopt niet.'
const base64url = (characters: number) => z.string(unreadable).regex(new RegExp(`^[\\w-]{${characters}}$`), unreadable)

/**
 * The URL at which a push service accepts messages for a device (RFC 8030 §4), or `firebase:` and the token of Firebase
 * Cloud Messaging.
 */
export const pushEndpointField = z
  .union([z.url({ protocol: /^https?$/ }), z.string().regex(/^firebase:[\w:-]{20,}$/)], unreadable)
  .refine(({ length }) => length <= 1_000, unreadable)

/**
 * A subscription of a browser: its endpoint, with the keys that messages are encrypted for (RFC 8291). For Firebase, which
 * encrypts by itself, they are the secret that shows whose subscription it is.
 */
export const pushSubscriptionSchema = z.object({
  endpoint: pushEndpointField,
  keys: z.object({
    /** an uncompressed point of P-256 */
    p256dh: base64url(87),
    /** 16 bytes */
    auth: base64url(22),
  }),
})
export type PushSubscriptionData = z.infer<typeof pushSubscriptionSchema>

/** A device in the download of an account; its endpoint is a secret of the browser. */
export const ownPushDeviceSchema = z.object({
  service: z.string(),
  addedAt: momentSchema,
  settings: pushSettingsSchema,
})

/** What the page of a notice gets to show it, as JSON in the encrypted message. */
export const pushMessageSchema = z.object({
  title: z.string(),
  text: z.string(),
  /** a path of the site */
  path: z.string().regex(/^\/(?![/\\])/),
  /** the same for all notices of a story, so that a device shows one */
  story: z.string(),
})
export type PushMessage = z.infer<typeof pushMessageSchema>
