import { dutchClockOf } from '@gevel/contract/dutch-moment'
import { expect, test } from 'vitest'
import { deskEditor } from '../support/desk.ts'
import { openIssues } from '../support/newsletters.ts'
import { runJobs } from '../support/run-jobs.ts'

const room = openIssues()

test('goes by a rule once a day, whoever asks for it how often', async () => {
  const hour = Number(dutchClockOf(new Date()).slice(11, 13))
  const owner = await deskEditor(room.newsroom, 'eigenaar')
  const setting = '/content-manager/single-types/api::newsletter-setting.newsletter-setting'
  const { rules: earlier } = Object((await owner.request('GET', setting)).body).data
  const setRules = async (rules: object[]) => {
    const { status, text } = await owner.request('PUT', setting, { rules })
    expect(status, text).toBeLessThan(300)
  }
  const rule = { list: 'vacancies', needsApproval: true, digest: 'daily', weekday: 'Maandag', promise: 'Elk uur' }
  await setRules([{ ...rule, hour: Math.min(22, Math.max(5, hour)), perMinute: 600 }])
  await room.database.query(`DELETE FROM gevel_once WHERE key LIKE 'newsletter digest vacancies %'`)
  await room.database.query(`DELETE FROM gevel_newsletter_issues WHERE kind = 'digest'`)
  const { rows: before } = await room.database.query(
    'SELECT id, posted_at, closes_at FROM vacancies WHERE published_at IS NOT NULL ORDER BY closes_at DESC LIMIT 1',
  )
  const date = (posted: Date, closes: Date) =>
    room.database.query('UPDATE vacancies SET posted_at = $2, closes_at = $3 WHERE id = $1', [
      before[0].id,
      posted,
      closes,
    ])
  await date(new Date(Date.now() - 60_000), new Date(Date.now() + 9 * 86_400_000))
  await runJobs(room.database, 'newsletter-digests')
  await runJobs(room.database, 'newsletter-digests')
  const { rows } = await room.database.query(
    `SELECT state, subject, per_minute FROM gevel_newsletter_issues WHERE kind = 'digest' AND list = 'vacancies'`,
  )
  await setRules(earlier.map(({ id: _, ...rule }: { id: number }) => rule))
  await date(before[0].posted_at, before[0].closes_at)
  // at night nothing is due
  expect(rows).toEqual(hour < 5 ? [] : [{ state: 'submitted', subject: expect.stringMatching(/\S/), per_minute: 600 }])
})
