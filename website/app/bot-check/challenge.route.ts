import { makeChallenge } from './server/challenge.server.ts'

/** `GET /botcontrole`: a challenge for one sending of a form. */
export async function loader() {
  return Response.json(await makeChallenge(Date.now()), { headers: { 'Cache-Control': 'no-store' } })
}
