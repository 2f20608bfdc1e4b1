import { setTimeout as pause } from 'node:timers/promises'
import { KilledError } from './backend-process.ts'
import { dayNumber } from './model.ts'
import { momentOf, type World } from './world.ts'

/** Runs the jobs of a day in both backends at once, as their schedules do; one that is killed leaves its work to the other. */
export async function runJobs(world: World, day: number, isKillDay: boolean): Promise<void> {
  const { backends, random, tally } = world
  const at = momentOf(day, 1)
  const victim = random(40) === 0 || isKillDay ? random(2) : undefined
  const runs = backends.map((backend) =>
    backend.call('advance', at).catch((error) => {
      if (!(error instanceof KilledError)) throw error
    }),
  )
  if (victim === undefined) {
    await Promise.all(runs)
    return
  }
  tally.kills++
  await pause(random(60))
  await backends[victim]?.kill()
  await Promise.all(runs)
  await backends[victim]?.start()
  // the next hour
  await Promise.all(backends.map((backend) => backend.call('advance', at)))
}

/** The model does not know who did not pay: the product says so, and the checks judge it. */
export async function followUnpaid(world: World, day: number): Promise<void> {
  const { rows } = await world.database.query<{ event: number; id: number; last: string; reason: string | null }>(
    `SELECT e.id AS event, s.id, s.ends_on::text AS last, e.reason FROM gevel_ledger_events e
     JOIN gevel_subscriptions s ON s.id = e.subject_id
     WHERE e.subject = 'subscription' AND e.kind = 'ended' AND e.id > $1 ORDER BY e.id`,
    [world.lastEvent],
  )
  for (const { event, id, last, reason } of rows) {
    world.lastEvent = Number(event)
    if (reason === null) continue
    const { model } = world.find(id)
    // nobody reads in a pause, nor owes its days
    model.end(Math.min(dayNumber(last), (model.pause?.from ?? day) - 1))
    world.tally.unpaid++
  }
}
