import { createHmac } from 'node:crypto'
import { Client } from 'pg'
import type { Cluster } from '../e2e/cluster/cluster.ts'
import { visitorCookie } from '../e2e/visitor.ts'
import { demoSecrets } from '../scripts/demo-secrets.ts'
import { memoryMbOf } from './cpu.ts'
import type { Row } from './report.ts'

const atOnce = 16
/** The caches of the website have room for 20,000. */
const milestones = [5_000, 10_000, 20_000, 40_000]

/** Memory of the website after an increasing number of readers who are logged in have opened two pages each. */
export async function benchSessions(cluster: Cluster, article: string): Promise<Row[]> {
  const [website] = cluster.websites
  if (!website) return []
  const sizeMb = () => Math.round(memoryMbOf(website.pid))
  const row: Row = { what: 'memory of the website, MB, after so many readers', 'at first': sizeMb() }
  const waiting = await createSessions(cluster.databaseUrl, milestones.at(-1) ?? 0)
  for (const [at, milestone] of milestones.entries()) {
    const readers = waiting.splice(0, milestone - (milestones[at - 1] ?? 0))
    const read = async () => {
      for (let id = readers.pop(); id; id = readers.pop()) {
        const cookie = `${visitorCookie()}; strapi_jwt=${accessTokenOf(id)}`
        for (const path of ['/', article]) {
          const response = await fetch(website.url + path, { headers: { 'accept-encoding': 'gzip', cookie } })
          if (!(await response.text()).includes('</html>')) throw new Error(`${path} answers ${response.status}`)
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, read))
    row[milestone.toLocaleString('en')] = sizeMb()
  }
  return [row]
}

/** Creates as many readers with a session each. @returns the ids of the sessions */
async function createSessions(connectionString: string, readers: number): Promise<string[]> {
  const database = new Client({ connectionString })
  await database.connect()
  try {
    const { rows } = await database.query<{ id: string }>(
      `WITH made AS (
         INSERT INTO up_users (username, email, name, provider, confirmed, blocked, edition, document_id, created_at, updated_at)
         SELECT e, e, 'Lezer ' || e, 'local', true, false, 'general', gen_random_uuid(), now(), now()
         FROM (SELECT n || '@veel.lezer.example' AS e FROM generate_series(1, $1::int) n) emails RETURNING id),
       linked AS (
         INSERT INTO up_users_role_lnk (user_id, role_id)
         SELECT made.id, r.id FROM made, up_roles r WHERE r.type = 'authenticated')
       INSERT INTO gevel_sessions (user_id, agent, expires_at) SELECT id, '', now() + interval '1 day' FROM made RETURNING id`,
      [readers],
    )
    return rows.map(({ id }) => id)
  } finally {
    await database.end()
  }
}

/** A bearer token as the backend creates it, with hours before it has to be renewed. */
function accessTokenOf(sessionId: string): string {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const claims = { kind: 'access', sid: sessionId, gen: 0, iat: now, exp: now + 6 * 60 * 60 }
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`
  return `${signed}.${createHmac('sha256', demoSecrets.JWT_SECRET).update(signed).digest('base64url')}`
}
