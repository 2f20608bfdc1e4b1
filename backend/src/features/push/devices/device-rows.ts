import { type PushSettings, pushSettingsSchema } from '@gevel/contract/push'
import type { Knex } from 'knex'

export const devices = 'gevel_push_subscriptions'

/** The columns with the settings of a device. */
export interface SettingsRow {
  topics: string[]
  editions: string[]
  quiet_from: number | null
  quiet_until: number | null
}

export const settingsColumns = ['topics', 'editions', 'quiet_from', 'quiet_until'] as const

/** The settings of a row; null when they are not settings of this release. */
export function settingsOf({ topics, editions, quiet_from, quiet_until }: SettingsRow): PushSettings | null {
  const quiet = quiet_from === null ? null : { from: quiet_from, until: quiet_until }
  return pushSettingsSchema.safeParse({ topics, editions, quiet }).data ?? null
}

export function rowOfSettings({ topics, editions, quiet }: PushSettings): SettingsRow {
  return {
    topics: [...new Set(topics)],
    editions: [...new Set(editions)],
    quiet_from: quiet?.from ?? null,
    quiet_until: quiet?.until ?? null,
  }
}

/** The devices of an account, for its download, with the host of the push service of each. */
export async function ownDevices(knex: Knex, userId: number) {
  const rows: (SettingsRow & { endpoint: string; added_at: Date })[] = await knex(devices)
    .where({ user_id: userId })
    .orderBy('added_at')
    .select('endpoint', 'added_at', ...settingsColumns)
  return rows.flatMap((row) => {
    const settings = settingsOf(row)
    const service = new URL(row.endpoint).hostname
    return settings ? [{ service, addedAt: row.added_at.toISOString(), settings }] : []
  })
}
