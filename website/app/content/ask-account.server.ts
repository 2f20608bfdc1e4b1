import { errorBodySchema } from '@gevel/contract/errors'
import { z } from 'zod'
import { env } from '../config/env.server.ts'
import { AccountProblem } from './account-problem.ts'
import { backendAddress, nothingThere } from './backend-address.server.ts'
import { bearerOf } from './bearer.ts'
import { CLIENT_ADDRESS_HEADER } from './client-address.ts'
import { noteDroppedPart } from './dropped-parts.server.ts'
import { parseTolerantly } from './parse-tolerantly.ts'
import { whileAnswering } from './pulse.server.ts'
import { noteRead } from './reads.server.ts'
import { REQUEST_ID_HEADER, requestIdOf } from './request-id.ts'

/** A password takes its time to be checked, and longer when many are; a reader who only looks does not wait for that. */
const TIMEOUT_MS = 10_000
const LOOK_TIMEOUT_MS = 2_000
/** The backend reads no more of it, and takes 16 KB of headers in all. */
const maxAgentLength = 300

interface Asked {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: object
  /** in place of the reader's own; null for none */
  bearer?: string | null | undefined
  /** id of the proof that it was no bot that sent the form (`bot-check/`) */
  proof?: string | undefined
}

/** The answer of what has nothing to say. */
export const nothing = z.undefined()

/**
 * Asks the account API on behalf of a reader (specification §7) and parses its answer.
 * @throws AccountProblem for what it refuses, and when it does not answer
 */
export async function askAccount<T extends z.ZodType>(
  request: Request,
  path: string,
  schema: T,
  asked: Asked = {},
): Promise<z.infer<T>> {
  const { answer, told } = await send(request, path, asked)
  if (answer.ok) return parseTolerantly(schema, told, (part) => noteDroppedPart(path, part))
  throw problemOf(told)
}

/**
 * Asks it for a way to another site.
 * @returns the address that it leads to, and its `Set-Cookie` values
 * @throws AccountProblem as `askAccount`
 */
export async function askWayOut(request: Request, path: string): Promise<{ location: string; cookies: string[] }> {
  const { answer, told } = await send(request, path, {})
  if (answer.status !== 302) throw problemOf(told)
  return { location: locationSchema.parse(answer.headers.get('location')), cookies: answer.headers.getSetCookie() }
}

const locationSchema = z.url({ protocol: /^https?$/ })

async function send(
  request: Request,
  path: string,
  { method = 'GET', body, bearer = bearerOf(request), proof }: Asked,
) {
  const address = backendAddress(path)
  if (!address) throw AccountProblem.of(nothingThere)
  // what an account says is for its reader only
  if (bearer) noteRead([], true)
  const init = {
    method,
    headers: { ...headersFor(request, bearer, body !== undefined), ...(proof && { 'x-client-proof': proof }) },
    redirect: 'manual',
    ...(body && { body: JSON.stringify(body) }),
  } as const
  return whileAnswering(async (silent) => {
    const ends = [silent, AbortSignal.timeout(method === 'GET' ? LOOK_TIMEOUT_MS : TIMEOUT_MS)]
    const answer = await fetch(address, { ...init, signal: AbortSignal.any(ends) })
    const text = await answer.text()
    return { answer, told: text === '' ? undefined : jsonOf(text) }
  }).catch(() => {
    throw AccountProblem.noAnswer()
  })
}

function problemOf(told: unknown): AccountProblem {
  const refused = errorBodySchema.safeParse(told).data
  return refused ? AccountProblem.of(refused) : AccountProblem.noAnswer()
}

/** The backend limits who guesses by where they are, which only we can tell it. */
function headersFor(request: Request, bearer: string | null | undefined, hasBody: boolean): Record<string, string> {
  const requestId = requestIdOf(request)
  return {
    accept: 'application/json',
    'x-client-address': request.headers.get(CLIENT_ADDRESS_HEADER) ?? '',
    'x-client-agent': (request.headers.get('user-agent') ?? '').slice(0, maxAgentLength),
    ...(env.WEBSITE_KEY && { 'x-website-key': env.WEBSITE_KEY }),
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(requestId && { [REQUEST_ID_HEADER]: requestId }),
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
