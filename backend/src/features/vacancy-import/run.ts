import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { editionSchema } from '@gevel/contract/editions'
import { vacancyCategorySchema } from '@gevel/contract/vacancies'
import knexOf, { type Knex } from 'knex'
import { PgBoss } from 'pg-boss'
import { z } from 'zod'
import { environment } from '../../platform/environment/environment'
import { fetchOutside } from '../../platform/http/fetch-outside'
import { jobSchema } from '../../platform/jobs/boss'
import { type ImportDefaults, readJob } from './job-text'
import { type ImportPlan, type KnownVacancy, planImport } from './plan-import'
import { readFeed } from './read-feed'
import { writeImportedVacancy } from './write-imported'

const maxBytes = 30_000_000
const timeoutMs = 60_000
/** How long the backend may take to write it; it goes on after that. */
const longestWaitMs = 15 * 60_000

const optionsSchema = z.object({
  feed: z.string({ error: 'Name the feed: a file, or an https address.' }),
  source: z
    .string({ error: 'Name the source, as in --source hamerslag: its vacancies are updated by it.' })
    .regex(/^[a-z0-9-]{1,40}$/, 'A source has lower case letters, digits and dashes.'),
  edition: editionSchema.default('general'),
  category: vacancyCategorySchema.default('winkel-en-verkoop'),
  'dry-run': z.boolean().default(false),
  force: z.boolean().default(false),
})

/**
 * `npm run import:vacancies -- --source hamerslag feed.xml`: compares a feed with what was imported from it, and lets the backend write what
 * changed. Safe to repeat.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ source: { type: 'string' }, edition: { type: 'string' }, category: { type: 'string' } },
      ...{ 'dry-run': { type: 'boolean' }, force: { type: 'boolean' } },
    },
  })
  const parsed = optionsSchema.safeParse({ ...values, feed: positionals[0] })
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join('\n'))
  const { feed, source, 'dry-run': isDryRun, force, ...defaults } = parsed.data
  const jobs = readFeed(await load(feed)).map((job) => readJob(job, defaults satisfies ImportDefaults))
  const knex = knexOf({
    client: 'pg',
    connection: { connectionString: environment.DATABASE_URL, application_name: 'gevel-vacancy-import' },
    pool: { min: 0, max: 1 },
  })
  try {
    const plan = planImport(jobs, await knownVacancies(knex, source), { at: new Date(), force })
    report(plan, jobs.length)
    if (!isDryRun) await write(knex, source, plan)
    if (plan.refusal !== null) process.exitCode = 2
  } finally {
    await knex.destroy()
  }
}

async function load(feed: string): Promise<string> {
  if (/^\w+:\/\//.test(feed)) return fetchOutside(feed, { maxBytes, timeoutMs })
  const content = await readFile(feed)
  if (content.length > maxBytes) throw new Error(`The feed is over ${maxBytes} bytes.`)
  return content.toString('utf8')
}

async function knownVacancies(knex: Knex, source: string): Promise<KnownVacancy[]> {
  const { rows } = await knex.raw<{ rows: { reference: string; hash: Buffer; closes_at: Date | null }[] }>(
    `SELECT i.reference, i.hash, v.closes_at FROM gevel_imported_vacancies i
    LEFT JOIN vacancies v ON v.document_id = i.document_id AND v.published_at IS NOT NULL
    WHERE i.source = ?`,
    [source],
  )
  return rows.map(({ reference, hash, closes_at }) => ({ reference, hash, closesAt: closes_at && new Date(closes_at) }))
}

function report({ write: changes, close, unchanged, skipped, refusal }: ImportPlan, total: number): void {
  const added = changes.filter(({ isNew }) => isNew).length
  console.log(
    `${total} jobs: ${added} new, ${changes.length - added} changed, ${unchanged} unchanged, ${close.length} gone`,
  )
  for (const { reference, job, isNew } of changes) console.log(`  ${isNew ? '+' : '~'} ${reference}  ${job.text.title}`)
  for (const reference of close) console.log(`  - ${reference}`)
  for (const { reference, problem } of skipped) console.log(`  ! ${reference ?? '(no reference)'}  ${problem}`)
  if (refusal !== null) console.error(refusal)
}

/** Queues the changes, for the backend to write in the order of all writes of documents, and waits until it has. */
async function write(knex: Knex, source: string, { write: changes, close }: ImportPlan): Promise<void> {
  const boss = new PgBoss({
    ...{ connectionString: environment.DATABASE_URL, schema: jobSchema },
    ...{ migrate: false, supervise: false, schedule: false },
  })
  await boss.start()
  const ids: string[] = []
  const queue = async (reference: string, job: object | null) => {
    const data = Object(writeImportedVacancy.data.parse({ source, reference, job }))
    const id = await boss.send(writeImportedVacancy.name, data)
    if (id) ids.push(id)
  }
  for (const { reference, job, hash } of changes) await queue(reference, { ...job, hash: hash.toString('hex') })
  for (const reference of close) await queue(reference, null)
  await boss.stop({ graceful: false })
  await untilWritten(knex, ids)
}

async function untilWritten(knex: Knex, ids: readonly string[]): Promise<void> {
  const untilMs = Date.now() + longestWaitMs
  for (;;) {
    const { rows } = await knex.raw<{ rows: { state: string; jobs: number }[] }>(
      `SELECT state::text AS state, count(*)::integer AS jobs FROM ${jobSchema}.job WHERE id = ANY (?::uuid[]) GROUP BY state`,
      [ids],
    )
    const failed = rows.find(({ state }) => state === 'failed')?.jobs ?? 0
    const open = rows.reduce((sum, { jobs }) => sum + jobs, 0) - failed
    if (open === 0 && failed > 0) throw new Error(`${failed} could not be written: the log of the backend says why.`)
    if (open === 0) return
    if (Date.now() > untilMs) throw new Error(`${open} are not written yet: the backend writes them when it runs.`)
    await pause(500)
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
