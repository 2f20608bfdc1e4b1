import { makeChallenge } from './challenge.server.ts'

/** A challenge can be used once. */
/** `GET /botcontrole`: a challenge for one sending of a form. */
export async function loader() {
  return Response.json(await makeChallenge(Date.now()), { headers: { 'Cache-Control': 'no-store' } })
}
