import { type CustomerModel, dayNumber, dayText } from './model.ts'
import { plans } from './prepare.ts'
import { momentOf, type Subscriber, unlessRejected, type World } from './world.ts'

/** Lets a subscriber do something on a day, or, mostly, nothing. */
export async function act(world: World, subscriber: Subscriber, day: number): Promise<void> {
  const { model, id } = subscriber
  if (model.isOver) return
  const chance = world.random(10_000)
  if (subscriber.isCancelled) {
    if (chance < 200) await revoke(world, subscriber, day)
  } else if (chance < 6) await cancel(world, subscriber, day)
  else if (chance < 14) await pause(world, subscriber, day)
  else if (chance < 40) await change(world, subscriber, day)
  else if (chance < 46)
    await unlessRejected(world.next().call('changeMandate', noon(day), id, 'NL91ABNA0417164300', 'Nieuw'))
  else if (model.pause && chance < 300) await endPause(world, subscriber, day)
}

const noon = (day: number) => momentOf(day, 12)

async function cancel(world: World, subscriber: Subscriber, day: number): Promise<void> {
  const { model, id } = subscriber
  const done = await unlessRejected(world.next().call('cancel', noon(day), id))
  if (done === undefined) return
  if (model.pause) stopPause(model, day)
  subscriber.isCancelled = true
  model.forgetPlanned()
  const lastDay = dayNumber(done.lastDay)
  const expected = model.lastDayOfNotice(day)
  if (lastDay !== expected)
    throw new Error(
      `Subscription ${id} is cancelled on ${dayText(day)} until ${done.lastDay}, not ${dayText(expected)}`,
    )
  model.endsAfter = lastDay
  world.tally.cancellations++
}

async function revoke(world: World, subscriber: Subscriber, day: number): Promise<void> {
  const { model, id } = subscriber
  const done = await unlessRejected(world.next().call('revoke', noon(day), id))
  if (done === undefined) return
  subscriber.isCancelled = false
  model.endsAfter = model.endsByItself ? model.next - 1 : undefined
}

async function pause(world: World, { id, model }: Subscriber, day: number): Promise<void> {
  const months = 1 + world.random(3)
  const done = await unlessRejected(world.next().call('pause', noon(day), id, months))
  if (done === undefined) return
  model.setPause(day + 1, months)
  world.tally.pauses++
}

async function endPause(world: World, { id, model }: Subscriber, day: number): Promise<void> {
  const done = await unlessRejected(world.next().call('endPause', noon(day), id))
  if (done !== undefined) stopPause(model, day)
}

function stopPause(model: CustomerModel, day: number): void {
  if (!model.pause) return
  if (day < model.pause.from) model.pause = undefined
  else model.pause.until = day - 1
  model.pass(day)
}

async function change(world: World, { id, model }: Subscriber, day: number): Promise<void> {
  const { random } = world
  const choices = plans.filter(
    ({ audience, intro }) =>
      (audience === 'both' || audience === model.kind) && (intro === null || model.kind === 'company'),
  )
  const plan = random(2) === 0 ? model.plan : choices[random(choices.length)]
  if (!plan) return
  const seats = plan.seats + (plan.seatIncl === null ? 0 : random(5))
  const asked = { planVersionId: plan.id, seats }
  const preview = await unlessRejected(world.next().call('previewChange', noon(day), id, asked))
  if (preview === undefined) return
  const expectedCents = preview.now?.totalCents ?? 0
  const done = await unlessRejected(world.next().call('change', noon(day), id, { ...asked, expectedCents }))
  if (done === undefined) return
  model.change(plan, seats, day)
  world.tally.changes++
}
