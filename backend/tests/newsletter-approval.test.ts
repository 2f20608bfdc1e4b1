import { expect, test } from 'vitest'
import { logIn } from './support/admin.ts'
import { deskEditor } from './support/desk.ts'
import { Issues, NEWSLETTER, openIssues } from './support/newsletters.ts'
import { words } from './support/own-words.ts'

const room = openIssues()

test('is left to a chief editor by an editor who composed it', async () => {
  const redacteur = new Issues(await deskEditor(room.newsroom, 'redacteur'))
  const issue = await redacteur.compose('events', { subject: 'Iets', blocks: [words('Een')] })
  for (const action of ['approve', 'schedule', 'cancel'])
    expect((await redacteur.act(issue.id, action, { at: null })).status).toBe(403)
  await redacteur.done(issue.id, 'submit')
  expect(await room.issues.done(issue.id, 'approve')).toMatchObject({ state: 'approved' })
  await room.issues.done(issue.id, 'cancel')
  const desk = await deskEditor(room.newsroom, 'abonneeservice')
  expect((await desk.request('GET', NEWSLETTER)).status).toBe(403)
})

test('is approved by another editor than who submitted it, and again after a change', async () => {
  const issue = await room.issues.compose('events', { subject: 'Iets', blocks: [words('Een')] })
  await room.issues.done(issue.id, 'submit')
  const own = await room.issues.act(issue.id, 'approve')
  expect([own.status, Object(own.body).error.message]).toEqual([400, expect.stringContaining('Iemand anders')])
  const other = new Issues(await deskEditor(room.newsroom, 'eindredacteur'))
  expect(await other.done(issue.id, 'approve')).toMatchObject({ state: 'approved' })
  const changed = await room.issues.save(await room.issues.show(issue.id), { subject: 'Iets anders' })
  expect(Object(changed.body).data).toMatchObject({ state: 'draft', approvedBy: null })
  await room.issues.done(issue.id, 'cancel')
})

test('is approved by an editor who has the name of who submitted it', async () => {
  const submitter = await room.newsroom.createEditor('eindredacteur')
  const namesake = await room.newsroom.createEditor('eindredacteur')
  const ids = [submitter.id, namesake.id]
  await room.newsroom.database.query(`UPDATE admin_users SET firstname = 'Jan' WHERE id = ANY($1)`, [ids])
  const own = new Issues(await logIn(submitter.email))
  const issue = await own.compose('events', { subject: 'Iets', blocks: [words('Een')] })
  expect(await own.done(issue.id, 'submit')).toMatchObject({ submitter: submitter.id })
  expect((await own.act(issue.id, 'approve')).status).toBe(400)
  const other = new Issues(await logIn(namesake.email))
  expect(await other.done(issue.id, 'approve')).toMatchObject({ state: 'approved', approvedBy: 'Jan' })
  await other.done(issue.id, 'cancel')
})
