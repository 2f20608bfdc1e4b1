import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { House } from '../e2e/house/house.ts'
import { visitorCookie } from '../e2e/visitor.ts'
import { startBareRouter } from './bare-router.ts'
import { pin } from './load.ts'
import type { Row } from './report.ts'
import { compare } from './rounds.ts'

const rounds = { rounds: 5, seconds: 4 }
const identity = { Cookie: visitorCookie() }

/** Pages that are drawn for each request, from kept answers of the backend: no two addresses are the same. */
export async function benchDrawnPages(house: House, pages: Record<string, string>, bearer: string): Promise<Row[]> {
  const [website] = house.websites
  if (!website) return []
  pin(website.pid)
  const script = await otherAddressEachTime()
  const url = (page: string) => website.url + page
  const loggedIn = { Cookie: `${visitorCookie()}; strapi_jwt=${bearer}` }
  const targets: Parameters<typeof compare>[0] = Object.fromEntries(
    Object.entries(pages).flatMap(([name, page]) => [
      [`drawn ${name}`, { url: url(page), pid: website.pid, headers: identity, script, connections: 4 }],
      [
        `drawn ${name}, compressed`,
        { url: url(page), pid: website.pid, headers: { ...identity, 'Accept-Encoding': 'br' }, script, connections: 4 },
      ],
      [`${name} of who is logged in`, { url: url(page), pid: website.pid, headers: loggedIn, connections: 4 }],
    ]),
  )
  const bare = await startBareRouter()
  pin(bare.pid)
  targets['a bare article, by React Router alone'] = { ...bare, connections: 4 }
  const found = await compare(targets, rounds)
  await bare.stop()
  await rm(path.dirname(script), { recursive: true })
  return Object.entries(found).map(([what, { requestsPerSecond, cpuUs, p99Ms, failed }]) => ({
    what,
    'requests/s': Math.round(requestsPerSecond),
    'CPU ms': (cpuUs / 1000).toFixed(2),
    'p99 ms': p99Ms.toFixed(1),
    failed,
  }))
}

/** The number of a page is part of its address, also where the page has no numbers. */
async function otherAddressEachTime(): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'gevel-bench-')), 'addresses.lua')
  await writeFile(
    file,
    `local n = math.floor(os.time() * 1000)
     request = function()
       n = n + 1
       return wrk.format('GET', wrk.path .. '?t=' .. n)
     end`,
  )
  return file
}
