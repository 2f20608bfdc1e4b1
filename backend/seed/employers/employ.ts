import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { placeVacancyInput } from '@gevel/contract/own-vacancies'
import { closePlacedVacancy } from '../../src/features/employers/life/close-vacancy'
import { lockVacancy } from '../../src/features/employers/life/lock-vacancy'
import { runDueVacancy } from '../../src/features/employers/life/run-due-vacancy'
import { storeRevision } from '../../src/features/employers/life/store-revision'
import { vacancyStates } from '../../src/features/employers/life/vacancy-states'
import { loadPackages } from '../../src/features/employers/packages/load-packages'
import { storePackageVersions } from '../../src/features/employers/packages/store-versions'
import { companiesOf, setColleague } from '../../src/features/employers/people/company-people'
import { placeVacancy } from '../../src/features/employers/placing/place-vacancy'
import { approve, askForChanges, reject } from '../../src/features/employers/review/decide'
import { loadVacancySettings, type VacancySettings } from '../../src/features/employers/settings'
import { colleaguePurpose } from '../../src/features/invitations/colleagues/colleague-purpose'
import { sendInvitation } from '../../src/features/invitations/send-invitation'
import { transition } from '../../src/ledger/events/transition'
import type { CompanySource, PlacedVacancySource } from '../content/employer-data'
import { causeAt, type Life } from '../customers/life'
import { keyOf } from '../customers/order-of'
import { ensureAccount } from '../customers/place-order'
import { receiveApplication } from './apply'
import { placementOf } from './placement-of'

/** The companies of the demo with their vacancies, in the past year of all customers. */
export interface Employers {
  companies: readonly CompanySource[]
  settings: VacancySettings
  /** what is sold, by name */
  packages: ReadonlyMap<string, { id: number; priceCents: number }>
  /** ids of the vacancies that were placed */
  placed: Map<PlacedVacancySource, number>
}

const editor = { kind: 'editor', name: 'Eline Eindredacteur' } as const

export async function openEmployers({ trx }: Life, companies: readonly CompanySource[]): Promise<Employers> {
  await storePackageVersions(trx)
  const settings = await loadVacancySettings()
  if (!settings) throw new Error('Employers need the settings for vacancies')
  const packages = new Map((await loadPackages(trx)).map(({ version }) => [version.name, version]))
  return { companies, settings, packages, placed: new Map() }
}

/** Lets what companies and the editors do with vacancies on a day happen, by the product's own functions. */
export async function liveAsEmployers(life: Life, employers: Employers, day: string, today: string): Promise<void> {
  const isDay = (daysBefore: number | undefined) => daysBefore !== undefined && addDays(today, -daysBefore) === day
  for (const company of employers.companies) {
    for (const source of company.vacancies) {
      if (isDay(source.placedBefore)) await place(life, employers, company, source, day)
      const id = employers.placed.get(source)
      if (id !== undefined) await act(life, source, id, { day, isDay })
    }
    for (const { daysBefore, ...invitee } of company.invited)
      if (isDay(daysBefore)) await invite(life, company, invitee, day)
  }
}

async function place(
  life: Life,
  employers: Employers,
  company: CompanySource,
  source: PlacedVacancySource,
  day: string,
) {
  const { trx, settings: billing, now } = life
  const { at } = causeAt(life, day, '09:40')
  const owner = await ensureAccount(
    trx,
    { email: company.owner, name: company.ownerName, company: company.employer },
    at,
  )
  await joinMembers(life, company, owner.id, at)
  const own = (await companiesOf(trx, owner.id))[0]
  const member = company.members.find(({ email }) => email === source.by)
  const account = member ? await ensureAccount(trx, { ...member, company: company.employer }, at) : owner
  const placement = placementOf(source, company, {
    ...{ terms: employers.settings.terms, mandate: billing.mandate, packages: employers.packages },
    companyNumber: own?.number ?? null,
  })
  const startsOn = source.startsIn === undefined ? null : addDays(dutchDay(now), source.startsIn)
  const idempotencyKey = keyOf(`vacancy ${company.employer} ${source.title}`)
  const draft = { id: idempotencyKey, key: null, version: '' }
  const { draft: _draft, ...input } = placeVacancyInput.parse({ ...placement, startsOn, draft })
  const placing = { placement: input, idempotencyKey, account, address: null, settings: employers.settings, billing }
  const { id } = await placeVacancy(trx, placing, at)
  employers.placed.set(source, id)
  if (!own) await joinMembers(life, company, owner.id, at)
}

/** Members join with the first vacancy: before it those of a customer, after it those of a new company. */
async function joinMembers({ trx }: Life, { members, employer }: CompanySource, ownerId: number, at: Date) {
  const own = (await companiesOf(trx, ownerId))[0]
  if (!own) return
  for (const member of members) {
    const { id: userId } = await ensureAccount(trx, { ...member, company: employer }, at)
    const { customerId } = own
    if ((await companiesOf(trx, userId)).every((company) => company.customerId !== customerId))
      await setColleague(trx, { customerId, userId }, 'member', at)
  }
}

async function invite(life: Life, { owner }: CompanySource, invitee: { name: string; email: string }, day: string) {
  const { trx } = life
  const { at } = causeAt(life, day, '15:05')
  const account = await ensureAccount(trx, { email: owner, name: owner }, at)
  const own = (await companiesOf(trx, account.id))[0]
  const offer = own && (await colleaguePurpose.findOffer(trx, own.customerId, at))
  if (!own || !offer) throw new Error(`${owner} has no company`)
  const invitation = { ...invitee, subjectId: own.customerId, role: 'member', note: null } as const
  await sendInvitation(trx, colleaguePurpose, invitation, account, offer, at)
}

interface Day {
  day: string
  isDay: (daysBefore: number | undefined) => boolean
}

async function act(life: Life, source: PlacedVacancySource, id: number, { day, isDay }: Day): Promise<void> {
  const { trx } = life
  const cause = causeAt(life, day, '11:20', editor)
  const own = causeAt(life, day, '16:10', { kind: 'customer', name: 'de werkgever' })
  const version = async () => (await lockVacancy(trx, id))?.version ?? 0
  if (isDay(source.approvedBefore)) await approve(trx, id, { version: await version() }, cause)
  if (isDay(source.asked?.daysBefore) && source.asked)
    await askForChanges(trx, id, { version: await version(), reason: source.asked.reason }, cause)
  if (isDay(source.rejected?.daysBefore) && source.rejected)
    await reject(trx, id, { version: await version(), reason: source.rejected.reason }, cause)
  if (isDay(source.withdrawnBefore)) await transition(trx, vacancyStates, id, 'concept', own)
  const vacancy = await lockVacancy(trx, id)
  if (!vacancy) throw new Error(`Vacancy ${id} was not stored`)
  if (isDay(source.revised?.daysBefore) && source.revised)
    await storeRevision(trx, vacancy, { text: { ...vacancy.text, intro: source.revised.intro }, isSent: true }, own)
  for (const applicant of source.applicants)
    if (isDay(applicant.daysBefore)) await receiveApplication(life, vacancy, applicant, day)
  if (isDay(source.filledBefore)) await closePlacedVacancy(trx, vacancy, 'filled', own)
  if (vacancy.state === 'online') await runDueVacancy(trx, id, causeAt(life, day, '23:59').at)
}
