import { hash, randomBytes } from 'node:crypto'
import { dutchDay } from '@gevel/contract/dutch-day'
import type { Client } from '../../../platform/http/client'

/** Looking up the day takes longer than the hash. */
const checkDayEveryMs = 1_000

interface Salt {
  day: string
  salt: Promise<string>
}

let current: Salt | undefined
let checkedMs = 0

/**
 * A number for a visitor that differs each day: a hash of the network address and `User-Agent` with the secret salt of
 * the day, which is deleted afterwards. It tells visitors of a day apart and cannot be traced to them. Its upper half is
 * that of their network, of which the ranking of articles counts only a few.
 */
export async function visitorHash({ address, agent }: Client): Promise<string> {
  const salt = await saltOfToday()
  const number = Buffer.concat([halfHash(salt, networkOf(address)), halfHash(salt, `${address}\n${agent}`)])
  return number.readBigInt64BE().toString()
}

function halfHash(salt: string, text: string): Buffer {
  return hash('sha256', `${salt}\n${text}`, 'buffer').subarray(0, 4)
}

/** The /24 around an IPv4 address; that of an IPv6 client is a /64 already (`limitedAddress`). */
function networkOf(address: string): string {
  return address.includes(':') ? address : address.replace(/\.\d+$/, '')
}

/** The salt of the day, the same in every instance of the backend. */
function saltOfToday(): Promise<string> {
  const nowMs = Date.now()
  if (current && nowMs - checkedMs < checkDayEveryMs) return current.salt
  checkedMs = nowMs
  const day = dutchDay(new Date(nowMs))
  if (current?.day !== day) current = readSalt(day)
  return current.salt
}

function readSalt(day: string): Salt {
  const salt = { day, salt: createSalt(day) }
  // the next batch tries again
  salt.salt.catch(() => {
    if (current === salt) current = undefined
  })
  return salt
}

/** Creates the salt of a day unless another instance has, and deletes those of earlier days. */
async function createSalt(day: string): Promise<string> {
  const knex = strapi.db.connection
  await knex('gevel_statistics_salts')
    .insert({ day, salt: randomBytes(32).toString('base64url') })
    .onConflict('day')
    .ignore()
  await knex('gevel_statistics_salts').where('day', '<', day).delete()
  const row: { salt: string } = await knex('gevel_statistics_salts').where({ day }).first('salt')
  return row.salt
}
