import { act } from './act.ts'
import { BackendProcess } from './backend-process.ts'
import { checkBooks } from './check-books.ts'
import { dayNumber, dayText } from './model.ts'
import { collect, payInvoices, returnCollections } from './move-money.ts'
import { placeOrders } from './place-orders.ts'
import { prepareDatabase, setup } from './prepare.ts'
import { followUnpaid, runJobs } from './run-jobs.ts'
import { inParallel, type Size, type Tally, World } from './world.ts'

const firstDay = dayNumber('2026-01-05')
/** On this day a backend is killed whatever chance says, so that the shortest simulation has it. */
const killDay = 20

/**
 * Lets subscribers order, pay, change, pause, cancel and fail to pay over days, with two backends that run the same jobs at once and of
 * which one is killed now and then. At the end of each month all books have to be right.
 * @param databaseUrl of an empty database
 * @param report gets a line for each month
 * @throws Error with the first day on which the books were wrong, and its problems
 */
export async function simulate(databaseUrl: string, size: Size, report: (line: string) => void): Promise<Tally> {
  const database = await prepareDatabase(databaseUrl)
  const backends = [new BackendProcess(databaseUrl, setup), new BackendProcess(databaseUrl, setup)] as const
  try {
    for (const backend of backends) await backend.start()
    const world = new World(database, backends, size)
    for (let count = 0; count < size.days; count++) {
      await liveDay(world, count)
      const day = firstDay + count
      const isLast = dayText(day).slice(0, 7) !== dayText(day + 1).slice(0, 7) || count === size.days - 1
      if (isLast) report(await checkBooks(world, day))
    }
    return world.tally
  } finally {
    for (const backend of backends) backend.stop()
    await database.end()
  }
}

async function liveDay(world: World, count: number): Promise<void> {
  const day = firstDay + count
  await runJobs(world, day, count === killDay)
  await followUnpaid(world, day)
  for (const { model } of world.subscribers.values()) model.pass(day)
  await placeOrders(world, day, count)
  await inParallel(world.subscribers.values(), (subscriber) => act(world, subscriber, day))
  await payInvoices(world, day)
  await collect(world, day)
  await returnCollections(world, day)
}
