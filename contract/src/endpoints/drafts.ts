import { z } from 'zod'
import {
  draftKeySchema,
  draftSchema,
  newDraftKeySchema,
  stepEntriesSchema,
  stepNameSchema,
  wizardNameSchema,
} from '../drafts.ts'
import { endpoint } from '../endpoint.ts'

/** The wizard of a draft, and the proof that the browser owns it. */
const owned = z.object({ wizard: wizardNameSchema, key: draftKeySchema })

/**
 * Forms of several steps that are not sent yet. The first call with a bearer token takes a draft of the browser over for
 * the account; then only that account can open it.
 */
export const draftEndpoints = {
  /** begins a draft; a first step that was asked before it is done */
  create: endpoint(
    'POST',
    '/public/drafts',
    z.object({
      wizard: wizardNameSchema,
      key: newDraftKeySchema,
      first: z.object({ step: stepNameSchema, entries: stepEntriesSchema }).optional(),
    }),
    draftSchema,
  ),
  /** a POST, because the key must not be in an address */
  open: endpoint('POST', '/public/drafts/:id/open', owned, draftSchema),
  /** stores the entries of a step as they were typed, and whether the step is done */
  store: endpoint(
    'PUT',
    '/public/drafts/:id/steps/:step',
    owned.extend({
      entries: stepEntriesSchema,
      /** unchanged when it is left out */
      isDone: z.boolean().optional(),
      /** the version of the step that the entries replace; without it they replace any */
      replaces: z.string().max(64).optional(),
    }),
    draftSchema,
  ),
}
