import { type Draft, draftSchema, type StepEntries } from '@gevel/contract/drafts'
import { draftEndpoints } from '@gevel/contract/endpoints/drafts'
import { accountProblem } from '../../../content/account-problem.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import type { Entries } from '../../schema/entries.ts'
import { draftKeyOf } from './draft-cookie.server.ts'

const idSchema = draftSchema.shape.id

/** The draft with this id; null when it is gone, or somebody else's. */
export async function openDraft(request: Request, wizard: string, id: string): Promise<Draft | null> {
  if (!idSchema.safeParse(id).success) return null
  const input = { wizard, key: draftKeyOf(request) }
  return callEndpoint(request, draftEndpoints.open, { params: { id }, input }).catch((error: unknown) => {
    if (accountProblem(error).code === 'drafts/gone') return null
    throw error
  })
}

interface StepToStore {
  wizard: string
  draft: string
  step: string
  entries: StepEntries
  isDone?: boolean | undefined
  /** version of the entries that it replaces; any without it */
  replaces?: string | undefined
}

/** @throws AccountProblem */
export function storeStep(request: Request, { wizard, draft, step, entries, isDone, replaces }: StepToStore) {
  const input = { wizard, key: draftKeyOf(request), entries, isDone, replaces }
  return callEndpoint(request, draftEndpoints.store, { params: { id: draft, step }, input })
}

/** Entries as JSON has them: without those that are undefined. */
export function storable(entries: Entries): StepEntries {
  return JSON.parse(JSON.stringify(entries))
}
