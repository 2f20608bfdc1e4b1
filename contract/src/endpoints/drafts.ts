import { z } from 'zod'
import {
  draftKeySchema,
  draftSchema,
  newDraftKeySchema,
  stepEntriesSchema,
  stepNameSchema,
  wizardNameSchema,
} from '../drafts.ts'
import { endpoint, type FileBounds, uploadEndpoint } from '../endpoint.ts'
import { pictureCropSchema } from '../picture-crop.ts'

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
  /** empties a slot; a repeat changes nothing */
  removeFile: endpoint('POST', '/public/drafts/:id/files/:slot/remove', owned, draftSchema),
}

/**
 * The upload of one file into a slot of a draft, which replaces what was in it. Of a picture, `crop` is the square that was chosen.
 * @param path with the id of the draft as `:id`
 * @param files what the slot accepts
 */
export function draftFileEndpoint<const Path extends `/public/${string}/:id/${string}`>(path: Path, files: FileBounds) {
  return uploadEndpoint(path, z.object({ key: draftKeySchema, crop: pictureCropSchema }), draftSchema, files)
}
export type DraftFileEndpoint = ReturnType<typeof draftFileEndpoint>
