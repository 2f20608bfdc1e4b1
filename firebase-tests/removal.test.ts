import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../backend/tests/support/database.ts'
import { untilMail } from '../backend/tests/support/mails.ts'
import { newEmail } from '../backend/tests/support/registration.ts'
import { askAs, logInAs } from '../backend/tests/support/visitor.ts'
import { EmulatorProxy } from './support/emulator-proxy.ts'
import { change, isKnown, newPerson, removeThere } from './support/people.ts'

const password = 'mijn oude wachtwoord'

let proxy: EmulatorProxy
let database: Client
beforeAll(async () => {
  proxy = await EmulatorProxy.open()
  database = await openDatabase()
})
afterAll(async () => {
  await database.end()
  await proxy.leave()
})

/** A Firebase user whose account here is deleted now. */
async function readerToDelete(): Promise<{ email: string; localId: string }> {
  const email = newEmail()
  const { localId } = await newPerson(email, password)
  const { jwt, user } = await logInAs(email, password)
  expect((await askAs({ jwt }, 'POST', '/account/deletion', { password })).status).toBe(200)
  expect(await isKnown(localId)).toBe(true)
  await database.query(`UPDATE up_users SET deletion_at = now() - interval '1 minute' WHERE id = $1`, [user.id])
  return { email, localId }
}

async function remove(email: string): Promise<void> {
  await database.query(`INSERT INTO gevel_jobs.job (name, data) VALUES ('account-clean-up', '{}')`)
  await untilMail(email, 'Uw account is verwijderd')
}

const jobs = async () => {
  const { rows } = await database.query(`SELECT state FROM gevel_jobs.job WHERE name = 'account-remove-at-firebase'`)
  return rows.map(({ state }) => state)
}

test('deletes the user at Firebase too', async () => {
  const { email, localId } = await readerToDelete()
  await remove(email)
  await vi.waitFor(async () => expect(await isKnown(localId)).toBe(false), 15_000)
  expect(proxy.requestsTo('accounts:delete')).toEqual([
    expect.objectContaining({ key: 'key-of-the-web-app', locale: 'nl' }),
  ])
})

test('deletes the account while Firebase is down, and the user once it is back', async () => {
  const { email, localId } = await readerToDelete()
  proxy.isOpen = false
  await remove(email)
  await vi.waitFor(async () => expect(await jobs()).toEqual(['retry']), 15_000)
  expect(await isKnown(localId)).toBe(true)
  proxy.isOpen = true
  await vi.waitFor(async () => expect(await isKnown(localId)).toBe(false), 40_000)
}, 90_000)

test('ignores a user who is already deleted or blocked there', async () => {
  const gone = await readerToDelete()
  const blocked = await readerToDelete()
  await removeThere(gone.localId)
  await change(blocked.localId, { disableUser: true })
  await remove(gone.email)
  await remove(blocked.email)
  await vi.waitFor(async () => expect(await jobs()).toEqual(['failed']), 15_000)
  expect(await isKnown(gone.localId)).toBe(false)
})
