import {
  type Endpoint,
  fillPath,
  type PathParameter,
  type PathParameters,
  type PublicFormEndpoint,
  type UploadEndpoint,
} from '@gevel/contract/endpoint'
import { errorBodySchema } from '@gevel/contract/errors'
import { REQUEST_ID_HEADER } from '@gevel/runtime/request-id'
import { z } from 'zod'
import { env } from '../config/env.server.ts'
import { CLIENT_ADDRESS_HEADER } from '../request/client-address.ts'
import { requestIdOf } from '../request/request-id.ts'
import { AccountProblem } from './account-problem.ts'
import { askBackend } from './backend/ask-backend.server.ts'
import { backendAddress, notFoundBody } from './backend/backend-address.server.ts'
import { bearerOf } from './backend/bearer.ts'
import { encodeQuery } from './backend/query.ts'
import { recordRead } from './cache/reads.server.ts'
import { recordDroppedPart } from './parsing/dropped-parts.server.ts'
import { parseTolerantly } from './parsing/parse-tolerantly.ts'

/** The backend ignores the rest, and accepts 16 KB of headers in all. */
const maxAgentLength = 300

interface Sender {
  /** in place of the reader's own; null for none */
  bearer?: string | null | undefined
}

/** The result of `checkVisitor`, which the endpoint of a public form requires and no other accepts. */
type Checked<E extends Endpoint> = E extends PublicFormEndpoint ? { proof: string | undefined } : { proof?: never }

/** The files of a public form, which only its own endpoint accepts. */
type WithFiles<E extends Endpoint> = E extends UploadEndpoint ? { files: readonly File[] } : { files?: never }

/** `input` and `params` are optional when the endpoint requires none. */
type Call<E extends Endpoint> = Sender &
  Checked<E> &
  WithFiles<E> &
  (Record<never, never> extends z.input<E['input']>
    ? { input?: z.input<E['input']> }
    : undefined extends z.input<E['input']>
      ? { input?: undefined }
      : { input: z.input<E['input']> }) &
  ([PathParameter<E['path']>] extends [never] ? { params?: undefined } : { params: PathParameters<E['path']> })

type CallArguments<E extends Endpoint> = Record<never, never> extends Call<E> ? [call?: Call<E>] : [call: Call<E>]

/** A call after its type check. */
interface AnyCall extends Sender {
  /** id of the passed bot check of the form (`bot-check/`) */
  proof?: string | undefined
  input?: object | undefined
  files?: readonly File[] | undefined
  params?: Readonly<Record<string, string | number>> | undefined
}

/**
 * Calls the account API on behalf of a reader (requirements §7) and parses the response.
 * @throws AccountProblem for an error of the API, and when it does not respond
 */
export async function callEndpoint<E extends Endpoint>(
  request: Request,
  endpoint: E,
  ...call: CallArguments<E>
): Promise<z.output<E['output']>>
export async function callEndpoint(request: Request, endpoint: Endpoint, call: AnyCall = {}): Promise<unknown> {
  const { path, response, body } = await send(request, endpoint, call)
  if (response.ok) return parseTolerantly(endpoint.output, body, (part) => recordDroppedPart(path, part))
  throw problemOf(body)
}

/**
 * Calls an endpoint that redirects to another site.
 * @returns the target of the redirect, and its `Set-Cookie` values
 * @throws AccountProblem as `callEndpoint`
 */
export async function callRedirectingEndpoint<E extends Endpoint>(
  request: Request,
  endpoint: E,
  ...call: CallArguments<E>
): Promise<{ location: string; cookies: string[] }>
export async function callRedirectingEndpoint(request: Request, endpoint: Endpoint, call: AnyCall = {}) {
  const { response, body } = await send(request, endpoint, call)
  if (response.status !== 302) throw problemOf(body)
  return { location: locationSchema.parse(response.headers.get('location')), cookies: response.headers.getSetCookie() }
}

const locationSchema = z.url({ protocol: /^https?$/ })

async function send(
  request: Request,
  { method, path: template, waitSeconds }: Endpoint,
  { input, files, params = {}, bearer = bearerOf(request), proof }: AnyCall,
) {
  const path = fillPath(template, params)
  const isRead = method === 'GET'
  const address = backendAddress(isRead ? path + encodeQuery({ ...input }) : path)
  if (!address) throw AccountProblem.of(notFoundBody)
  // a response about an account is personal
  if (bearer) recordRead([], true)
  const init = {
    method,
    headers: {
      ...headersFor(request, bearer, !isRead && !files && input !== undefined),
      ...(proof && { 'x-client-proof': proof }),
    },
    redirect: 'manual',
    ...(!isRead && input && { body: files ? multipart(input, files) : JSON.stringify(input) }),
  } as const
  const { response, text } = await askBackend(address, init, waitSeconds && waitSeconds * 1_000).catch(() => {
    throw AccountProblem.noResponse()
  })
  return { path, response, body: text === '' ? null : jsonOf(text) }
}

/** The input with its files, as an upload endpoint reads them. */
function multipart(input: object, files: readonly File[]): FormData {
  const body = new FormData()
  body.set('input', JSON.stringify(input))
  for (const file of files) body.append('files', file)
  return body
}

function problemOf(body: unknown): AccountProblem {
  const refused = errorBodySchema.safeParse(body).data
  return refused ? AccountProblem.of(refused) : AccountProblem.noResponse()
}

/** The backend limits guesses by the visitor's address, which only we know. */
function headersFor(request: Request, bearer: string | null | undefined, hasJson: boolean): Record<string, string> {
  const requestId = requestIdOf(request)
  return {
    accept: 'application/json',
    'x-client-address': request.headers.get(CLIENT_ADDRESS_HEADER) ?? '',
    'x-client-agent': (request.headers.get('user-agent') ?? '').slice(0, maxAgentLength),
    ...(env.WEBSITE_KEY && { 'x-website-key': env.WEBSITE_KEY }),
    ...(hasJson && { 'content-type': 'application/json' }),
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
