import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job'
import { madeDocument } from './made-document'

/** Makes the content of a document, so that nobody has to wait for it. */
export const makeDocument = defineJob({
  name: 'make-document',
  data: z.object({ id: z.int().positive() }),
  work: async ({ id }) => {
    await madeDocument(id)
  },
})
